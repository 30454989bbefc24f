import { createMailLinks } from '@/lib/your-data/links-module';
import { routes } from '@/lib/kernel/routes';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { freePort } from '../support/free-port';
import { aDataKey, storeAssessment } from '../support/personal-data';
import { startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';
import { storeOrder } from '../support/stored-orders';

let person = 0;
const anAddress = () => `data-${++person}-${Date.now()}@example.org`;

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(process.env.SUITE_DATABASE_URL ?? '');
  try {
    return await work(database);
  } finally {
    await database.$disconnect();
  }
}

/** Somebody with a diagnostic, a ticked box and an order; answers with the address of the page with their data. */
function somebody(email = anAddress(), name = 'Ada Quist') {
  return inDatabase(async (database) => {
    const id = await storeAssessment(database, { email, name, company: 'Quist Works' }, {});
    await storeOrder(database, { email });
    const key = await aDataKey(database, email);
    return { email, id, page: routes.dataPage(key), deletion: routes.dataDelete(key) };
  });
}

const links = createMailLinks({ secrets: [siteEnvironment.LINK_SECRET], siteUrl: siteEnvironment.BASE_URL });
const pathOf = (link: string) => new URL(link).pathname;

test('everything that is stored is shown, and handed out as one file', async ({ page }) => {
  const { email, page: address } = await somebody();
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  for (const shown of [email, 'Ada Quist', 'Quist Works', '90-Day Sprint Planner, $59.00'])
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything (JSON)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('your-data.json');
});

for (const width of [360, 1440])
  test(`the pages about somebody's data are not wider than the window, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id, page: address, deletion } = await somebody();
    const change = await inDatabase((database) => aDataKey(database, anAddress(), { newEmail: anAddress() }));
    const pages = [
      routes.yourData,
      `${routes.yourData}?invalid`,
      `${routes.yourData}?deleted`,
      `${routes.yourData}?deleting`,
      address,
      `${address}?corrected=refused&address=invalid&newsletter=stopped`,
      deletion,
      routes.newAddress(change),
      pathOf(links.notMeLink(id)),
    ];
    for (const one of pages) {
      await page.goto(one);
      await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('a deletion with a step left is said, and asks nobody for an address', async ({ page }) => {
  await page.goto(`${routes.yourData}?deleting`);
  await expect(page.getByRole('status')).toContainText('Your data is deleted here, and one step is left.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('the keyboard alone leads to the deletion and through it', async ({ page }) => {
  const { page: address } = await somebody();
  await page.goto(address);
  const reach = async (role: 'link' | 'button', name: string) => {
    const wanted = page.getByRole('main').getByRole(role, { name });
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} is not reached by Tab.`);
  };
  await reach('link', 'Delete my data');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete everything for good?');
  await reach('button', 'Delete it all for good');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your data is deleted.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is asked for, and the answer is the same for everybody', async ({ page }) => {
    const { email } = await somebody();
    for (const address of [email, anAddress()]) {
      await page.goto(routes.yourData);
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await expect(page.getByRole('status')).toContainText('Check your inbox');
      expect(page.url()).not.toContain('example.org');
    }
  });

  test('a name is corrected, and shown as it was typed', async ({ page }) => {
    const { page: address } = await somebody();
    await page.goto(address);
    await page.getByText('Correct your details').click();
    await page.getByLabel('Name', { exact: true }).fill('<b>Zoë</b> "O\'Neil"');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    await expect(page.getByRole('definition').filter({ hasText: '<b>Zoë</b> "O\'Neil"' })).toBeVisible();
  });

  test('the newsletter is stopped, and a new address is asked', async ({ page }) => {
    const { page: address } = await somebody();
    await page.goto(address);
    await page.getByRole('button', { name: 'Stop the newsletter' }).click();
    await expect(page.getByRole('status')).toHaveText('Stopped. You won’t get another issue.');
    await page.getByLabel('New email address').fill(anAddress());
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('Check the inbox of the new address.');
  });

  test('who deletes is told what stays and how downloads end, and can turn back', async ({ page }) => {
    const { page: address } = await somebody();
    await page.goto(address);
    await page.getByRole('link', { name: 'Delete my data' }).click();
    await expect(page.getByRole('heading', { name: 'What stays' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your downloads end' })).toBeVisible();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
  });

  test('a diagnostic that was not mine is deleted by a button, and not by looking', async ({ page }) => {
    const { id } = await somebody();
    await page.goto(pathOf(links.notMeLink(id)));
    await page.reload();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s deleted');
    expect(await inDatabase((database) => database.assessment.count({ where: { id } }))).toBe(0);
  });

  test('the newsletter is confirmed and ended by buttons', async ({ page }) => {
    const { id } = await somebody();
    const consent = await inDatabase((database) =>
      database.marketingConsent.findFirstOrThrow({ where: { assessmentId: id } }),
    );
    await page.goto(pathOf(links.confirmNewsletterLink(consent.id)));
    await page.getByRole('button', { name: 'Yes, send it to me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
    await page.goto(pathOf(links.unsubscribeLink(consent.id)));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  });
});

test('the box for the newsletter is not ticked, is kept by the draft, and sent only when ticked', async ({
  page,
}) => {
  await page.goto(routes.diagnostic);
  const box = page.getByRole('checkbox', { name: /newsletter/ });
  await expect(box).not.toBeChecked();
  await page.getByLabel('First name').fill('Ada');
  await box.check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plumbline.diagnostic')))
    .toContain('"marketingConsent":true');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(box).toBeChecked();
});

test.describe('while the database does not answer', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)'] });

  test('the page says so with a number of the log, and trying again shows the data once it does', async ({
    page,
  }) => {
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
