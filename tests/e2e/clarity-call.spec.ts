import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeResult } from '../support/suite-data';

const API = '**/api/schedule-clarity-call';
const book = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first();
const mailMe = (page: Page) => page.getByRole('button', { name: 'Email me this report' });
const someone = () => `visitor-${crypto.randomUUID()}@example.org`;

test.beforeEach(async ({ context }) => {
  // The calendar is another site.
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
});

test.describe('while the API is down', () => {
  test.use({ expectedErrors: ['/api/schedule-clarity-call'] });

  test('booking opens the calendar', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someone() })}`);
    await page.route(API, (route) => route.abort());
    const calendar = page.waitForEvent('popup');
    await book(page).click();
    expect((await calendar).url()).toMatch(/^https:\/\/example\.com\/schedule/);
    await expect(page.getByText('The calendar still opens.')).toBeVisible();
  });

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
