import type { Page } from '@playwright/test';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { inbox } from '../support/inbox';
import { storeResult } from '../support/stored-results';

const API = '**/api/schedule-clarity-call';
const book = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first();
const mailMe = (page: Page) => page.getByRole('button', { name: 'Email me this report' });
const someone = () => `visitor-${crypto.randomUUID()}@example.org`;

test.beforeEach(async ({ context }) => {
  // The calendar is another site.
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
});

test('booking opens the calendar in a new tab, and brings the report and a notice to the firm', async ({
  page,
  request,
}) => {
  const email = someone();
  await page.goto(`/diagnostic/results/${await storeResult(request, { email })}`);
  const calendar = page.waitForEvent('popup');
  await book(page).click();
  expect((await calendar).url()).toMatch(/^https:\/\/example\.com\/schedule/);
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();

  const [report] = await inbox().mailsTo(email);
  expect(report?.subject).toMatch(/^Your Strategic Alignment Score: \d+%$/);
  expect(report?.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
  await nothingToFind(page);
});

test.describe('while the API is down', () => {
  test.use({ expectedErrors: ['/api/schedule-clarity-call'] });

  for (const [what, answer] of [
    ['does not answer', null],
    ['is broken', { status: 500, body: 'no' }],
  ] as const) {
    test(`booking opens the calendar while our API ${what}`, async ({ page, request }) => {
      await page.goto(`/diagnostic/results/${await storeResult(request, { email: someone() })}`);
      await page.route(API, (route) => (answer ? route.fulfill(answer) : route.abort()));
      const calendar = page.waitForEvent('popup');
      await book(page).click();
      expect((await calendar).url()).toMatch(/^https:\/\/example\.com\/schedule/);
      await expect(page.getByText('The calendar still opens.')).toBeVisible();
    });
  }

  test('a report that takes more than 15 seconds to ask for is said to have failed', async ({
    page,
    request,
  }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someone() })}`);
    await page.route(API, () => new Promise(() => {}));
    await page.clock.install();
    await mailMe(page).click();
    await page.clock.runFor(15_000);
    await expect(page.getByText('We couldn’t send the report just now.')).toBeVisible();
  });

  test('a report that could not be asked for is said where it happened, and can be tried again', async ({
    page,
    request,
  }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someone() })}`);
    await page.route(API, (route) => route.abort());
    await mailMe(page).click();
    await expect(page.getByText('We couldn’t send the report just now.')).toBeVisible();
    await page.unroute(API);
    await mailMe(page).click();
    await expect(page.getByText('Your report is on its way to your inbox.')).toBeVisible();
  });
});

test('ten clicks on booking, in two tabs, send one report', async ({ page, context, request }) => {
  const email = someone();
  const address = `/diagnostic/results/${await storeResult(request, { email })}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    for (let at = 0; at < 5; at++) {
      const calendar = tab.waitForEvent('popup');
      await book(tab).click();
      await (await calendar).close();
    }
    await expect(tab.getByText(/on its way|already sent/)).toBeVisible();
  }
  // The second look would find another one: mails are delivered in the order they were asked for.
  await storeAndAsk(page, request);
  expect(await inbox().mailsTo(email)).toHaveLength(1);
});

test('the report is mailed without opening the calendar', async ({ page, request }) => {
  const email = someone();
  await page.goto(`/diagnostic/results/${await storeResult(request, { email })}`);
  await mailMe(page).click();
  await expect(page.getByText('Your report is on its way to your inbox.')).toBeVisible();
  expect(await inbox().mailsTo(email)).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
});

async function storeAndAsk(page: Page, request: Parameters<typeof storeResult>[0]): Promise<void> {
  const email = someone();
  await page.goto(`/diagnostic/results/${await storeResult(request, { email })}`);
  await mailMe(page).click();
  await inbox().mailsTo(email);
}
