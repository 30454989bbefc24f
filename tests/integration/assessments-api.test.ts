import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { publicAssessment } from '@/lib/diagnostic/rules/public-assessment';
import { CHALLENGES, COMPANY_SIZES, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { recommend, recommendationText } from '@/lib/diagnostic/rules/recommend';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { CONTENT } from '../support/content';
import { freshDatabase } from '../support/databases';
import { anyRatings } from '../support/diagnostic';
import { anAttemptKey, aSubmission } from '../support/submission';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
// What the routes read when they are first called. Many diagnostics of one address, in one test after
// another.
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE, LIMITS_FACTOR: '100' });
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
  return ((await response.json()) as { id: string }).id;
}

describe('a finished diagnostic', () => {
  test('is answered with an id of 128 random bits or more', async () => {
    const id = await idOf(await send(aSubmission()));
    expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });

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
        const stored = await assessmentStore(database).find(id);
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
  test('when the same call comes again', async () => {
    const before = await rows();
    const key = { 'idempotency-key': anAttemptKey() };
    const id = await idOf(await send(aSubmission(), key));
    expect(await idOf(await send(aSubmission(), key))).toBe(id);
    expect(await rows()).toBe(before + 1);
  });

  test('when it comes ten times at once', async () => {
    const before = await rows();
    const key = { 'idempotency-key': anAttemptKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(aSubmission(), key)));
    const ids = await Promise.all(answers.map(idOf));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

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

describe('an id that nothing is stored under', () => {
  test.each(['unknown', 'undefined', '../../etc/passwd', '\u0000', 'x'.repeat(5000)])(
    '%j answers 404',
    async (id) => {
      const answer = await read(id);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('find a report') as string,
      });
    },
  );
});
