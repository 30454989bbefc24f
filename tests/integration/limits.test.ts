import { describe, expect, test } from 'vitest';
import { LIMITS, type Write } from '@/lib/kernel/limits';
import { API_CALLS } from '../support/api-calls';
import { SITE, siteDatabase } from '../support/databases';
import { aPostedForm, asBody } from '../support/posted-form';
import { aSubmission } from '../support/submission';

const { database } = await siteDatabase({ TRUSTED_PROXIES: '1' });
const { context } = await import('@/lib/server/context');
const { keptForPage } = await import('@/lib/diagnostic/posted-pages');

type Post = (request: Request, props: { params: Promise<Record<string, string>> }) => Promise<Response>;
const FORM = 'application/x-www-form-urlencoded';
/** Every write of ours, by its folder in app/, with its limit. */
const WRITES: Record<string, Write> = {
  'api/assessments': 'assessments',
  'api/schedule-clarity-call': 'reports',
  'api/team-rooms': 'teamRooms',
  'api/team-rooms/answer': 'teamAnswers',
  'api/team-rooms/close': 'mailLinks',
  'api/team-rooms/delete': 'mailLinks',
  'api/create-payment-intent': 'intents',
  'api/create-checkout-session': 'intents',
  'api/orders/contact': 'contact',
  'api/orders/claim': 'claim',
  'api/webhooks/booking': 'bookings',
  'api/find-purchase': 'findPurchase',
  'api/your-data': 'dataLink',
  'api/your-data/correct': 'mailLinks',
  'api/your-data/delete': 'mailLinks',
  'api/your-data/address': 'mailLinks',
  'api/your-data/newsletter': 'mailLinks',
  'api/new-address': 'mailLinks',
  'api/confirm-newsletter': 'mailLinks',
  'api/not-me': 'mailLinks',
  'diagnostic/results/[id]/report': 'reports',
  'orders/[token]/refund': 'mailLinks',
};
const isJson = (folder: string) => API_CALLS.some(({ path, json }) => path === `/${folder}` && json);

let networks = 0;
const aNetwork = () => `192.0.2.${++networks}`;
async function post(folder: string, headers: Record<string, string>, body = '') {
  const { POST } = (await import(/* @vite-ignore */ `../../app/${folder}/route.ts`)) as { POST: Post };
  const type = isJson(folder) ? 'application/json' : FORM;
  const init = { method: 'POST', headers: { 'content-type': type, ...headers }, body };
  return POST(new Request(`${SITE}/api`, init), { params: Promise.resolve({ token: 'x', id: 'x' }) });
}
/** Calls, until this network has used up what it may. */
async function useUp(write: Write, network: string | null) {
  const limit = context().ownSite.perNetwork[write];
  while ((await limit(network)).allowed);
}

describe.each(Object.entries(WRITES))('POST %s', (folder, write) => {
  test('is refused when its network has called too often, before the body is looked at; another may call', async () => {
    const network = aNetwork();
    await useUp(write, network);
    const refused = await post(folder, { 'x-forwarded-for': network });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LIMITS[write].perNetwork.seconds);
    expect(await refused.json()).toEqual({
      message: `That was a lot of requests at once. Wait ${Math.ceil(seconds / 60)} minutes and try again.`,
    });
    const other = await post(folder, { 'x-forwarded-for': aNetwork() });
    expect(other.status).not.toBe(429);
  });

  // Every other way to come from elsewhere: assessments-api.test.ts.
  test('is refused from another site', async () => {
    const headers = { 'x-forwarded-for': aNetwork(), 'sec-fetch-site': 'cross-site' };
    expect((await post(folder, headers)).status).toBe(403);
  });
});

test('what was typed into a form that is refused by its network’s limit can be sent again from that page', async () => {
  const network = aNetwork();
  await useUp('teamAnswers', network);
  const headers = { 'x-forwarded-for': network, accept: 'text/html' };
  const typed = new URLSearchParams({ token: 'a/b', visionClarity: '2', note: '"><b>\n&' });
  const answer = await post('api/team-rooms/answer', headers, `${typed}`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain('<form method="post">');
  expect(page).toContain('<input type="hidden" name="visionClarity" value="2">');
  expect(page).toContain('<input type="hidden" name="note" value="&quot;&gt;&lt;b&gt;\n&amp;">');
  expect(page).toContain('<a href="/team/a%2Fb">Back to the page</a>');
});

test('a form of the diagnostic is counted with the calls of the API, and its answers come back', async () => {
  const network = aNetwork();
  await useUp('assessments', network);
  const headers = { 'x-forwarded-for': network };
  const send = (step: string) =>
    post('diagnostic/answer', headers, `${asBody(aPostedForm({ step, company: 'Quist Ltd' }))}`);
  const shown = async (step: string) =>
    keptForPage(new URL((await send(step)).headers.get('location')!, SITE).searchParams.get('at'));
  expect(await shown('3')).toMatchObject({
    step: 3,
    values: { company: 'Quist Ltd' },
    refusal: { reason: 'tooMany', seconds: expect.any(Number) as number },
  });
  // A step stores nothing.
  expect(await shown('1')).toMatchObject({ step: 2, refusal: null });
});

test('a page of another site uses up nothing', async () => {
  const network = aNetwork();
  const headers = { 'x-forwarded-for': network, 'sec-fetch-site': 'cross-site' };
  for (let at = 0; at < 21; at++) expect((await post('api/find-purchase', headers)).status).toBe(403);
  expect((await context().ownSite.perNetwork.findPurchase(network)).allowed).toBe(true);
});

test('all addresses of one IPv6 household count together', async () => {
  await useUp('mailLinks', '2001:db8:7:7::/64');
  const from = (address: string) => post('api/not-me', { 'x-forwarded-for': address });
  expect((await from('2001:db8:7:7::1')).status).toBe(429);
  expect((await from('2001:db8:7:7:ffff::9')).status).toBe(429);
  expect((await from('2001:db8:7:8::1')).status).toBe(303);
});

test('one address has no more diagnostics in a day than it may, from however many networks', async () => {
  const send = (email: string) =>
    post('api/assessments', { 'x-forwarded-for': aNetwork() }, JSON.stringify(aSubmission({ email })));
  const { times } = LIMITS.assessments.perAddress;
  for (let at = 0; at < times; at++) expect((await send('Often@example.org')).status).toBe(201);
  const refused = await send('often@EXAMPLE.org');
  expect(refused.status).toBe(429);
  expect(refused.headers.has('retry-after')).toBe(true);
  expect(await database.assessment.count()).toBe(times);
  expect((await send('seldom@example.org')).status).toBe(201);
});

test('one key out of a link may be used so many times in an hour, from however many networks', async () => {
  const press = (token: string) => post('api/not-me', { 'x-forwarded-for': aNetwork() }, `token=${token}`);
  for (let at = 0; at < LIMITS.mailLinks.perKey.times; at++) expect((await press('one')).status).toBe(303);
  expect((await press('one')).status).toBe(429);
  expect((await press('other')).status).toBe(303);
});

test('without its secret, the booking webhook takes nothing', async () => {
  const answer = await post('api/webhooks/booking', {
    'x-forwarded-for': aNetwork(),
    'x-cal-signature-256': '0'.repeat(64),
  });
  expect(answer.status).toBe(503);
});

test.each([
  ['the webhook of Stripe', 'api/webhooks/stripe', 503],
  ['the button of mail programs that ends the newsletter', 'api/unsubscribe/[token]', 404],
])('%s has no limit, since a refusal would lose something', async (_what, folder, status) => {
  const answers = new Set<number>();
  for (let at = 0; at < 400; at++)
    answers.add((await post(folder, { 'x-forwarded-for': '198.51.100.1' })).status);
  expect([...answers]).toEqual([status]);
});
