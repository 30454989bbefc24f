import { describe, expect, test } from 'vitest';
import { LIMITS, type Write } from '@/lib/kernel/limits';
import { SITE, siteDatabase } from '../support/databases';
import { aPostedForm, asBody } from '../support/posted-form';
import { aSubmission } from '../support/submission';

const { database } = await siteDatabase({ TRUSTED_PROXIES: '1' });
const { context } = await import('@/lib/server/context');
const { keptForPage } = await import('@/lib/diagnostic/posted-pages');

type Post = (request: Request, props: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Module = Promise<{ POST: unknown }>;
const JSON_BODY = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
/** Every write of ours, with its limit. */
const WRITES: [path: string, write: Write, type: string, module: () => Module][] = [
  ['assessments', 'assessments', JSON_BODY, () => import('@/app/api/assessments/route')],
  ['schedule-clarity-call', 'reports', JSON_BODY, () => import('@/app/api/schedule-clarity-call/route')],
  ['team-rooms', 'teamRooms', FORM, () => import('@/app/api/team-rooms/route')],
  ['team-rooms/answer', 'teamAnswers', FORM, () => import('@/app/api/team-rooms/answer/route')],
  ['team-rooms/close', 'mailLinks', FORM, () => import('@/app/api/team-rooms/close/route')],
  ['team-rooms/delete', 'mailLinks', FORM, () => import('@/app/api/team-rooms/delete/route')],
  ['create-payment-intent', 'intents', JSON_BODY, () => import('@/app/api/create-payment-intent/route')],
  ['create-checkout-session', 'intents', FORM, () => import('@/app/api/create-checkout-session/route')],
  ['orders/contact', 'contact', JSON_BODY, () => import('@/app/api/orders/contact/route')],
  ['orders/claim', 'claim', JSON_BODY, () => import('@/app/api/orders/claim/route')],
  ['webhooks/booking', 'bookings', JSON_BODY, () => import('@/app/api/webhooks/booking/route')],
  ['find-purchase', 'findPurchase', FORM, () => import('@/app/api/find-purchase/route')],
  ['your-data', 'dataLink', FORM, () => import('@/app/api/your-data/route')],
  ['your-data/correct', 'mailLinks', FORM, () => import('@/app/api/your-data/correct/route')],
  ['your-data/delete', 'mailLinks', FORM, () => import('@/app/api/your-data/delete/route')],
  ['your-data/address', 'mailLinks', FORM, () => import('@/app/api/your-data/address/route')],
  ['your-data/newsletter', 'mailLinks', FORM, () => import('@/app/api/your-data/newsletter/route')],
  ['new-address', 'mailLinks', FORM, () => import('@/app/api/new-address/route')],
  ['confirm-newsletter', 'mailLinks', FORM, () => import('@/app/api/confirm-newsletter/route')],
  ['not-me', 'mailLinks', FORM, () => import('@/app/api/not-me/route')],
  [
    'diagnostic/results/x/report',
    'reports',
    FORM,
    () => import('@/app/diagnostic/results/[id]/report/route'),
  ],
  ['orders/x/refund', 'mailLinks', FORM, () => import('@/app/orders/[token]/refund/route')],
];

let networks = 0;
const aNetwork = () => `192.0.2.${++networks}`;
async function post(module: () => Module, headers: Record<string, string>, body = '') {
  const call = (await module()).POST as Post;
  const request = new Request(`${SITE}/api`, { method: 'POST', headers, body });
  return call(request, { params: Promise.resolve({ token: 'x', id: 'x' }) });
}
/** Calls, until this network has used up what it may. */
async function useUp(write: Write, network: string | null) {
  const limit = context().ownSite.perNetwork[write];
  while ((await limit(network)).allowed);
}

describe.each(WRITES)('POST %s', (_path, write, type, module) => {
  test('is refused when its network has called too often, before the body is looked at; another may call', async () => {
    const network = aNetwork();
    await useUp(write, network);
    const refused = await post(module, { 'content-type': type, 'x-forwarded-for': network });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LIMITS[write].perNetwork.seconds);
    expect(await refused.json()).toEqual({
      message: `That was a lot of requests at once. Wait ${Math.ceil(seconds / 60)} minutes and try again.`,
    });
    const other = await post(module, { 'content-type': type, 'x-forwarded-for': aNetwork() });
    expect(other.status).not.toBe(429);
  });

  // Every other way to come from elsewhere: assessments-api.test.ts.
  test('is refused from another site', async () => {
    const headers = { 'content-type': type, 'x-forwarded-for': aNetwork(), 'sec-fetch-site': 'cross-site' };
    expect((await post(module, headers)).status).toBe(403);
  });
});

test('what was typed into a form that is refused by its network’s limit can be sent again from that page', async () => {
  const network = aNetwork();
  await useUp('teamAnswers', network);
  const headers = { 'content-type': FORM, 'x-forwarded-for': network, accept: 'text/html' };
  const typed = new URLSearchParams({ token: 'a/b', visionClarity: '2', note: '"><b>\n&' });
  const answer = await post(() => import('@/app/api/team-rooms/answer/route'), headers, `${typed}`);
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
  const headers = { 'content-type': FORM, 'x-forwarded-for': network };
  const send = (step: string) =>
    post(
      () => import('@/app/diagnostic/answer/route'),
      headers,
      `${asBody(aPostedForm({ step, company: 'Quist Ltd' }))}`,
    );
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
  for (let at = 0; at < 21; at++)
    expect((await post(() => import('@/app/api/find-purchase/route'), headers)).status).toBe(403);
  expect((await context().ownSite.perNetwork.findPurchase(network)).allowed).toBe(true);
});

test('all addresses of one IPv6 household count together', async () => {
  await useUp('mailLinks', '2001:db8:7:7::/64');
  const from = (address: string) =>
    post(() => import('@/app/api/not-me/route'), { 'content-type': FORM, 'x-forwarded-for': address });
  expect((await from('2001:db8:7:7::1')).status).toBe(429);
  expect((await from('2001:db8:7:7:ffff::9')).status).toBe(429);
  expect((await from('2001:db8:7:8::1')).status).toBe(303);
});

test('one address has no more diagnostics in a day than it may, from however many networks', async () => {
  const send = (email: string) =>
    post(
      () => import('@/app/api/assessments/route'),
      { 'content-type': JSON_BODY, 'x-forwarded-for': aNetwork() },
      JSON.stringify(aSubmission({ email })),
    );
  const { times } = LIMITS.assessments.perAddress;
  for (let at = 0; at < times; at++) expect((await send('Often@example.org')).status).toBe(201);
  const refused = await send('often@EXAMPLE.org');
  expect(refused.status).toBe(429);
  expect(refused.headers.has('retry-after')).toBe(true);
  expect(await database.assessment.count()).toBe(times);
  expect((await send('seldom@example.org')).status).toBe(201);
});

test('one key out of a link may be used so many times in an hour, from however many networks', async () => {
  const press = (token: string) =>
    post(
      () => import('@/app/api/not-me/route'),
      { 'content-type': FORM, 'x-forwarded-for': aNetwork() },
      `token=${token}`,
    );
  for (let at = 0; at < LIMITS.mailLinks.perKey.times; at++) expect((await press('one')).status).toBe(303);
  expect((await press('one')).status).toBe(429);
  expect((await press('other')).status).toBe(303);
});

test('without its secret, the booking webhook takes nothing', async () => {
  const answer = await post(() => import('@/app/api/webhooks/booking/route'), {
    'content-type': JSON_BODY,
    'x-forwarded-for': aNetwork(),
    'x-cal-signature-256': '0'.repeat(64),
  });
  expect(answer.status).toBe(503);
});

describe('has no limit, since a refusal would lose something:', () => {
  const network = '198.51.100.1';

  test('the webhook of Stripe', async () => {
    const answers = [];
    for (let at = 0; at < 400; at++)
      answers.push(
        (await post(() => import('@/app/api/webhooks/stripe/route'), { 'x-forwarded-for': network })).status,
      );
    expect(new Set(answers)).toEqual(new Set([503]));
  });

  test('the button of mail programs that ends the newsletter', async () => {
    const answers = [];
    for (let at = 0; at < 400; at++)
      answers.push(
        (await post(() => import('@/app/api/unsubscribe/[token]/route'), { 'x-forwarded-for': network }))
          .status,
      );
    expect(new Set(answers)).toEqual(new Set([404]));
  });
});
