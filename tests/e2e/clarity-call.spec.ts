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

test('booking opens the calendar, and mails report and notice', async ({ page, request }) => {
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

  test('a report that failed is said where it did, and can be tried again', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someone() })}`);
    await page.route(API, (route) => route.abort());
    await mailMe(page).click();
    await expect(page.getByText('We couldn’t send the report just now.')).toBeVisible();
    await page.unroute(API);
    await mailMe(page).click();
    await expect(page.getByText('Your report is on its way to your inbox.')).toBeVisible();
  });
});
