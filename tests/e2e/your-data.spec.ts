import { routes } from '@/lib/kernel/routes';
import { openDatabase } from '@/lib/platform/database/client';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { choose, fillEmail } from '../support/checkout-page';
import { toStep1 } from '../support/diagnostic-page';
import { freePort } from '../support/free-port';
import { aDataKey, storeAssessment } from '../support/personal-data';
import { startSite } from '../support/site';
import { anAddress, somebody } from '../support/suite-data';

test('everything that is stored is shown, and handed out as one file', async ({ page }) => {
  const { email, page: address } = await somebody();
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  for (const shown of [email, 'Ada Quist', 'Quist Works', '90-Day Sprint Planner, $59.00'])
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  await expect(page.getByText(/works for another \d+ minutes/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything (JSON)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('your-data.json');
});

test('every form for an address asks about a typo, and moves no button', async ({ page }) => {
  const { page: data } = await somebody();
  const main = page.getByRole('main');
  const question = page.getByText('Did you mean ada@gmail.com?');
  for (const [address, label, button] of [
    [routes.diagnostic, 'Email', 'Next'],
    [data, 'New email address', 'Send the link'],
    [routes.yourData, 'Email', 'Send me the link'],
    [routes.findPurchase, 'Email', 'Send my links'],
  ] as const) {
    if (address === routes.diagnostic) await toStep1(page);
    else await page.goto(address);
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    const field = main.getByLabel(label).first();
    await field.fill('ada@gmail.con');
    await expect(question).toBeVisible();
    await field.fill('ada@gmail.com');
    await expect(question).toHaveCount(0);
    await field.fill('ada@gmail.con');
    const before = await main.getByRole('button', { name: button }).boundingBox();
    await field.blur();
    expect(await main.getByRole('button', { name: button }).boundingBox()).toEqual(before);
  }
  await choose(page);
  await fillEmail(page, 'ada@gmail.con');
  await expect(question).toBeVisible();
});

test.describe('while the database does not answer', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)'] });

  test('the page says so with a number of the log, and can be retried', async ({ page }) => {
    test.slow(); // it starts a site of its own
    const site = await startSite({ PORT: String(await freePort()) });
    const database = openDatabase(site.databaseUrl);
    try {
      const email = anAddress();
      await storeAssessment(database, { email, name: 'Ada Quist' }, {});
      const address = routes.dataPage(await aDataKey(database, email));
      await database.$executeRawUnsafe('ALTER TABLE "DataKey" RENAME TO "Away"');
      const broken = await page.goto(site.url + address);
      expect(broken?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page just now');
      const number = /mention ([0-9a-f]+)\./.exec(await page.getByRole('main').innerText())?.[1];
      expect(site.output()).toContain(`[${number}]`);
      await nothingToFind(page);
      const unscripted = await page.request.get(site.url + address);
      expect(await unscripted.text()).toMatch(/<h1[^>]*>We couldn’t open this page just now<\/h1>/);

      await database.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "DataKey"');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText('Ada Quist').first()).toBeVisible();
    } finally {
      await database.$disconnect();
      await page.close(); // before the site is gone that it may be asking for something
      await site.stop();
    }
  });
});
