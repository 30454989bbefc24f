import { expect, test } from '../support/browser';
import { aResult } from '../support/a-result';
import { counted, expectCounted } from '../support/counters';
import {
  chooseChallenges,
  fillAbout,
  next,
  onResults,
  rating,
  sendAsTheyAre,
  statements,
  stepHeading,
  toStep1,
} from '../support/diagnostic-page';

// One after the other: all of them look at the same counters.
test.describe.configure({ mode: 'serial' });
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

const isBeacon = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/count';

const onTheWay = {
  visit: 1,
  landing: 1,
  'step-about': 1,
  'step-challenges': 1,
  'step-ratings': 1,
  'rated-visionClarity': 1,
  'rated-feedbackIntegration': 1,
};

test('from the landing page to the calendar, each stage is counted once, however often it is seen', async ({
  page,
  context,
}) => {
  const before = counted();
  // A page that is left before the browser was idle is not counted yet.
  await Promise.all([page.waitForRequest(isBeacon), page.goto('/')]);
  await page.reload();
  await toStep1(page);
  await page.reload();
  await fillAbout(page);
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  await chooseChallenges(page, 'Team & Delegation');
  await next(page).click();
  await expect(stepHeading(page, 3)).toBeFocused();
  await rating(statements(page).first(), 'Poor').check();
  await rating(statements(page).first(), 'Excellent').check();
  await rating(statements(page).nth(15), 'Poor').check();
  await sendAsTheyAre(page);
  await onResults(page);
  await expectCounted(before, { ...onTheWay, results: 1 });
  await page.reload();
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'the calendar' }));
  const call = page.getByRole('link', { name: /Schedule Your Business Clarity Call/ }).first();
  for (let at = 0; at < 2; at++) {
    const [calendar] = await Promise.all([context.waitForEvent('page'), call.click()]);
    await calendar.close();
  }
  await expectCounted(before, { ...onTheWay, results: 1, call: 1 });
});

test('a draft that is gone on with in another tab is not counted a second time', async ({
  page,
  context,
}) => {
  const before = counted();
  await toStep1(page);
  await fillAbout(page);
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  await expectCounted(before, { visit: 1, 'step-about': 1, 'step-challenges': 1 });
  const other = await context.newPage();
  await other.goto('/diagnostic');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(stepHeading(other, 2)).toBeVisible();
  await chooseChallenges(other, 'Team & Delegation');
  await next(other).click();
  await expectCounted(before, { visit: 2, 'step-about': 1, 'step-challenges': 1, 'step-ratings': 1 });
});

test('a checkout that opens is counted', async ({ page }) => {
  const before = counted();
  await page.goto('/toolbox');
  await page.locator('[data-buy]').first().click();
  await expect(page.locator('.checkout')).toBeVisible();
  await expectCounted(before, { visit: 1, checkout: 1 });
});

test('a visit is counted by the channel that it came by, of which no click id is a part', async ({
  page,
}) => {
  await page.goto('/?utm_source=news&gclid=Cj0KCQ');
  await expect.poll(() => counted('news/click')).toEqual({ visit: 1, landing: 1 });
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Cj0KCQ');
});

test('a beacon says nothing in its address, and sets no cookie', async ({ page, context }) => {
  const [request] = await Promise.all([page.waitForRequest(isBeacon), page.goto('/')]);
  expect(new URL(request.url()).search).toBe('');
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect((await request.response())?.status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, setting] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
])
  test(`with ${name} the browser sends nothing, and keeps no mark`, async ({ page }) => {
    await page.addInitScript(setting ?? '');
    const sent: string[] = [];
    page.on('request', (request) => isBeacon(request) && sent.push(request.url()));
    const arrived = page.waitForResponse(/_still\/.*\.js/);
    await page.goto('/');
    await arrived;
    // Counting begins when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    await page.waitForLoadState('networkidle');
    await page.goto('/testimonials');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('plumbline.counted'))).toBeNull();
  });

test('a tap below a recommendation is counted once, however often it is tapped', async ({
  page,
  request,
}) => {
  const before = counted();
  await page.goto(await aResult(request));
  const first = page.getByRole('group', { name: 'Was this useful?' }).first();
  await first.getByRole('button', { name: 'I did it' }).dblclick();
  await expect(first.getByRole('button', { name: 'Counted: I did it' })).toBeVisible();
  await expectCounted(before, { 'useful-done:refine-area:visionStrategy': 1 });
});

test('of a page that is prepared ahead nothing is counted before it is seen', async ({ page }) => {
  const beacons: string[] = [];
  page.on('request', (request) => isBeacon(request) && beacons.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  // Whatever the page has left for when the browser is idle has been done then.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  await page.waitForLoadState('networkidle');
  expect(beacons).toEqual([]);
  const sent = page.waitForRequest(isBeacon);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await sent;
});
