import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { sendAsTheyAre, someEmail, toStep3 } from '../support/diagnostic-page';
import { inDatabase } from '../support/suite-data';

const book = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first();

test.beforeEach(async ({ context }) => {
  // The calendar is another site.
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
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
