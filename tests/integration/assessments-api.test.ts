import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { publicAssessment } from '@/lib/diagnostic/rules/assessment';
import { CHALLENGES, COMPANY_SIZES, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { recommend, recommendationText } from '@/lib/diagnostic/rules/recommend';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { CONTENT } from '../support/content';
import { SITE, siteDatabase } from '../support/databases';
import { anyRatings } from '../support/diagnostic';
import { anAttemptKey, aSubmission } from '../support/submission';

const { database } = await siteDatabase({ LIMITS_FACTOR: '100' });
// What the routes read when they are first called. Many diagnostics of one address, in one test after
// another.
const { POST } = await import('@/app/api/assessments/route');
const { GET } = await import('@/app/api/assessments/[id]/route');

const rows = () => database.assessment.count();

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const request = new Request(`${SITE}/api/assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: '127.0.0.1:3000', ...headers },
    body: text as BodyInit,
  });
  return POST(request);
}

const read = (id: string) =>
  GET(new Request(`${SITE}/api/assessments/${encodeURIComponent(id)}`), { params: Promise.resolve({ id }) });

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(201);
  const { id, ...others } = (await response.json()) as { id: string };
  expect(others).toEqual({});
  return id;
}

describe('a finished diagnostic', () => {
  test('is read back with the specified fields and nothing else', async () => {
    const private_ = { email: 'p@example.com', phone: '+1 555', company: 'Quist Ltd', role: 'plumber' };
    const id = await idOf(await send(aSubmission(private_)));
    const answer = await read(id);
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(
      ['id', 'name', 'overallScore', 'recommendations', ...STATEMENT_IDS].sort(),
    );
    for (const value of Object.values(private_)) expect(text).not.toContain(value);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('page, API and stored record agree, for any answers', async () => {
    const { advice } = loadContent(CONTENT).diagnostic;
    const answers = fc.record({
      ratings: anyRatings,
      currentChallenges: fc.subarray([...CHALLENGES], { minLength: 1 }),
      companySize: fc.constantFrom('', ...COMPANY_SIZES),
      role: fc.constantFrom('', 'CEO', 'founder', 'cook'),
    });
    await fc.assert(
      fc.asyncProperty(answers, async ({ ratings: rated, ...rest }) => {
        const { name, email } = aSubmission();
        const id = await idOf(await send({ name, email, ...rest, ...rated }));
        const stored = await findAssessment(database, id);
        const companySize = rest.companySize === '' ? null : rest.companySize;
        const card = scoreAssessment(rated);
        expect(stored).toMatchObject({ ratings: rated, overallScore: card.percent });
        expect(stored?.recommendations).toEqual(recommend({ ...rest, companySize, card }, advice));
        expect(await (await read(id)).json()).toEqual(publicAssessment(stored!, advice));
        expect(publicAssessment(stored!, advice).recommendations).toEqual(
          stored?.recommendations.map((one) => recommendationText(one, advice)),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('one attempt makes one record', () => {
  test('the same key with other answers is refused', async () => {
    const key = { 'idempotency-key': anAttemptKey() };
    await send(aSubmission(), key);
    const before = await rows();
    const answer = await send(aSubmission({ name: 'Bo Quist' }), key);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('match the ones already sent') as string,
    });
    expect(await rows()).toBe(before);
  });

  test.each(['short', 'x'.repeat(201), 'spaces are not a key at all'])('%j is no key', async (key) => {
    const before = await rows();
    expect((await send(aSubmission(), { 'idempotency-key': key })).status).toBe(400);
    expect(await rows()).toBe(before);
  });
});

describe('refused with a message for a person, and nothing written:', () => {
  const JSON_TYPE = {};
  test.each<[string, number, unknown, Record<string, string>]>([
    ['a body of 1 MB', 413, JSON.stringify(aSubmission({ name: 'x'.repeat(1024 * 1024) })), JSON_TYPE],
    ['a length of 1 MB announced', 413, aSubmission(), { 'content-length': '1048576' }],
    ['a form', 415, 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', 415, JSON.stringify(aSubmission()), { 'content-type': 'text/plain' }],
    ['half of a JSON text', 400, '{"name": "Ada', JSON_TYPE],
    ['nothing', 400, '', JSON_TYPE],
    ['bytes that are no text', 400, new Uint8Array([0x22, 0xff, 0xfe, 0x22]), JSON_TYPE],
    ['null', 400, null, JSON_TYPE],
    ['a list', 400, [], JSON_TYPE],
    ['a number', 400, 7, JSON_TYPE],
  ])('%s', async (_, status, body, headers) => {
    const before = await rows();
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/\w{4}.*\.$/) as string,
      fields: expect.anything() as object,
    });
    expect(await rows()).toBe(before);
  });
});

test.each<[string, Record<string, string>, number]>([
  ['is refused by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['is refused even with our Origin', { 'sec-fetch-site': 'cross-site', origin: SITE }, 403],
  ['of the same domain is refused too', { 'sec-fetch-site': 'same-site' }, 403],
  ['is refused by Origin where that is all there is', { origin: 'https://evil.example' }, 403],
  ['is refused when it hides its Origin', { origin: 'null' }, 403],
  ['does not include our own', { 'sec-fetch-site': 'same-origin' }, 201],
  ['does not include our own without a referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
  ['does not include our own in an older browser', { origin: SITE }, 201],
  ['does not include a script', {}, 201],
])('a page of another site %s', async (_, headers, status) => {
  const before = await rows();
  expect((await send(aSubmission(), headers)).status).toBe(status);
  expect(await rows()).toBe(before + (status === 201 ? 1 : 0));
});

test.each(['unknown', 'undefined', '../../etc/passwd', '\u0000', 'x'.repeat(5000)])(
  'an id that nothing is stored under %j answers 404',
  async (id) => {
    const answer = await read(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('find a report') as string,
    });
  },
);
