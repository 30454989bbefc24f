import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeResult, inDatabase } from '../support/suite-data';
import { sendAsTheyAre, someEmail, toStep3 } from '../support/diagnostic-page';

const API = '**/api/schedule-clarity-call';
const book = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first();
const mailMe = (page: Page) => page.getByRole('button', { name: 'Email me this report' });

test.beforeEach(async ({ context }) => {
  // The calendar is another site.
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
});

test.describe('while the API is down', () => {
  test.use({ expectedErrors: ['/api/schedule-clarity-call'] });

  test('booking opens the calendar', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someEmail() })}`);
    await page.route(API, (route) => route.abort());
    const calendar = page.waitForEvent('popup');
    await book(page).click();
    expect((await calendar).url()).toMatch(/^https:\/\/example\.com\/schedule/);
    await expect(page.getByText('The calendar still opens.')).toBeVisible();
  });

  test('a report that failed is said where it did, and can be tried again', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { email: someEmail() })}`);
    await page.route(API, (route) => route.abort());
    await mailMe(page).click();
    await expect(page.getByText('We couldn’t send the report just now.')).toBeVisible();
    await page.unroute(API);
    await mailMe(page).click();
    await expect(page.getByText('Your report is on its way to your inbox.')).toBeVisible();
  });
});

/** The address that the calendar is opened at. */
async function calendarOf(page: Page): Promise<URL> {
  const calendar = page.waitForEvent('popup');
  await book(page).click();
  return new URL((await calendar).url());
}

test('the calendar knows name and campaign in that tab alone', async ({ page, browser }) => {
  const email = someEmail();
  await page.goto('/?utm_source=newsletter&utm_campaign=spring');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toContain('plumbline.attribution');
  await toStep3(page, { Email: email });
  await sendAsTheyAre(page);
  await page.waitForURL('/diagnostic/results/*');

  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toContain(email);
  expect(Object.fromEntries((await calendarOf(page)).searchParams)).toEqual({
    utm_source: 'newsletter',
    utm_campaign: 'spring',
    name: 'Ada Quist',
    email,
  });
  await expect(book(page)).toHaveAttribute('href', 'https://example.com/schedule');

  const other = await browser.newContext();
  await other.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
  const friend = await other.newPage();
  await friend.goto(page.url());
  expect((await calendarOf(friend)).search).toBe('');
  await other.close();

  const stored = await inDatabase((database) => database.assessment.findFirst({ where: { email } }));
  expect(stored).toMatchObject({ utmSource: 'newsletter', utmMedium: null, utmCampaign: 'spring' });
});
