import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { openDatabase } from '@/lib/platform/database/client';
import { siteDesk } from '@/scripts/owner/desk/desk';
import { studioFiles } from '@/scripts/setup/studio-files';
import { aStudio, freePlace } from '@/studio/tests/a-studio';
import { anAssessment } from '../support/assessments';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { inbox } from '../support/inbox';
import { someone } from '../support/purchase';
import { siteEnvironment, standIns } from '../support/site-environment.mjs';
import { stripeAt } from '../support/start-sandbox';
import { anAttemptKey } from '../support/submission';
import { expectToFit } from '../support/windows';

// One desk, beside the suite's site: on its database, and with the Stripe that it sells by.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const WEEK = 7 * 24 * 60 * 60_000;
const buyer = someone();
const channel = `desk-${Math.random().toString(36).slice(2, 8)}`;
const lastWeek = anAssessment({
  ...{ name: `Lea ${channel}`, email: someone(), createdAt: new Date(Date.now() - WEEK) },
  attribution: { utm_source: channel },
});

let studio: Awaited<ReturnType<typeof aStudio>>;
let page: Page;
let order: { number: string; address: string };

test.beforeAll(async ({ browser }) => {
  const { SUITE_DATABASE_URL: url = '' } = process.env;
  Object.assign(process.env, siteEnvironment, { DATABASE_URL: url });
  const database = openDatabase(url);
  const today = anAssessment({ name: `Tom ${channel}`, email: someone(), createdAt: new Date() });
  for (const one of [lastWeek, today]) await assessmentStore(database).insert(one, null);
  await database.$disconnect();
  studio = await aStudio({ ...(await freePlace()), desk: siteDesk, files: await studioFiles() });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(studio.newLink());
  await button('Desk').press('Enter');
});
test.afterAll(() => studio.stop());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const menu = (name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name, exact: true }).press('Enter');

async function textOfDownload(name: string | RegExp): Promise<{ file: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).press('Enter')]);
  return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/**
 * Buys a tool as a visitor of the channel does.
 * @returns the number of the order, and the address of its page
 */
async function buy(): Promise<typeof order> {
  const call = (path: string, data: object) =>
    page.request.post(`${siteEnvironment.BASE_URL}${path}`, {
      data,
      headers: { 'idempotency-key': anAttemptKey() },
    });
  const products = (await (await page.request.get(`${siteEnvironment.BASE_URL}/api/products`)).json()) as {
    id: string;
    price: number;
  }[];
  const { id: productId, price: amount } = products[0]!;
  const { clientSecret } = (await (
    await call('/api/create-payment-intent', { productId, amount })
  ).json()) as { clientSecret: string };
  const attribution = { utm_source: channel };
  await call('/api/orders/contact', { clientSecret, email: buyer, amount, attribution });
  const stripe = stripeAt(standIns.stripe.port, siteEnvironment.STRIPE_SECRET_KEY);
  await stripe.paymentIntents.confirm(clientSecret.split('_secret_')[0]!, {
    ...{ payment_method: 'pm_card_visa', return_url: siteEnvironment.BASE_URL },
  });
  const [mail] = await inbox().mailsTo(buyer, { wait: 60_000 });
  return {
    number: /PL-[\w-]+/.exec(mail?.text ?? '')![0],
    address: /https?:\S+\/orders\/[\w-]+/.exec(mail?.text ?? '')![0],
  };
}

test('last week’s lead is found, opened with every answer, and exported', async () => {
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(channel);
  await expect(row('Lea')).toBeVisible();
  await expect(row('Tom')).toBeVisible();
  await page.getByRole('combobox', { name: 'Finished' }).selectOption('Last week');
  await expect(row('Tom')).toHaveCount(0);
  await nothingToFind(page);

  const { file, text } = await textOfDownload('Save this one as CSV');
  expect(file).toBe('leads.csv');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(lastWeek.email);

  await page.route('**/api/desk/file', (route) =>
    route.fulfill({ status: 422, json: { message: 'The database is damaged.' } }),
  );
  await button('Save this one as CSV').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The database is damaged.');
  await page.unroute('**/api/desk/file');

  await button(lastWeek.name).press('Enter');
  await expect(page.getByRole('heading', { name: lastWeek.name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('row')).toHaveCount(17);
  await nothingToFind(page);
  const report = await textOfDownload('Save the report as PDF');
  expect(report.text).toMatch(/^%PDF-/);
  await button('‹ Leads').press('Enter');
  await expect(button(lastWeek.name)).toBeFocused();
  await expect(row('Tom')).toHaveCount(0);
});

test('it is seen which channel paid, and what it cost', async () => {
  order = await buy();
  await menu('Channels');
  await expect(row(channel)).toContainText(/\$\d+\.\d\d/);
  const month = new Date().toISOString().slice(0, 7);
  await page.getByRole('textbox', { name: 'Channel' }).fill(channel);
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('textbox', { name: 'Cost' }).fill('30');
  await button('Note the cost').press('Enter');
  await expect(page.getByText(`${channel} cost $30.00 in ${month}.`)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Costs' }).getByText(channel)).toBeVisible();
  await nothingToFind(page);
});

test('an order is refunded after a question that says what will happen, and its files are closed', async () => {
  const { number, address } = order;
  await menu('Orders');
  await button(number).press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expect(page.getByText('Paid. The buyer can download the files.')).toBeVisible();
  const refund = page.getByRole('group').filter({ has: page.getByText('Refund', { exact: true }) });
  await page.getByText('Refund', { exact: true }).press('Enter');
  await refund.getByRole('textbox', { name: 'Why' }).fill('Not what she expected');
  await nothingToFind(page);
  await button('Refund …').press('Enter');
  const question = page.getByRole('dialog', { name: /^Refund \$/ });
  await expect(question).toContainText(`all that is left, to ${buyer}`);
  await expect(question).toContainText('The files can’t be downloaded any more.');
  await nothingToFind(page);

  // Whoever says no has done nothing.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button('Refund …')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  await expect(page.getByText(/Stripe took the refund of .* The order is “Refunded”/)).toBeFocused();
  await expect(page.getByText('Refunded. The files can’t be downloaded.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Refunds' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Refund', { exact: true })).toHaveCount(0);
  await nothingToFind(page);

  const buyers = await page.context().newPage();
  await buyers.goto(address);
  await expect(buyers.getByText(/We’ve refunded /)).toBeVisible();
  await buyers.close();
});

test('a data request finds a person, deletes what there is, and the log names neither', async () => {
  await menu('Data requests');
  await page.getByRole('textbox', { name: 'Email address' }).fill(lastWeek.email.toUpperCase());
  await button('Find').press('Enter');
  await button(/^Diagnostic with/).press('Enter');
  await button(`All that is stored under ${lastWeek.email}`).press('Enter');
  await expect(page.getByRole('heading', { name: lastWeek.email })).toBeFocused();
  await nothingToFind(page);
  const { text } = await textOfDownload('Save all of it as a file');
  expect(JSON.parse(text)).toMatchObject({ assessments: [{ name: lastWeek.name }] });
  await button('Delete everything').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByText(/^Deleted: 1 diagnostic,/)).toBeFocused();
  await expect(page.getByText('Nothing is stored under this address.')).toBeVisible();

  await menu('Log');
  await expect(row('Deletion')).toContainText('an address');
  await expect(row('Refund')).toContainText('refunded in all');
  await expect(page.getByRole('main')).not.toContainText(lastWeek.email);
  await nothingToFind(page);
});

test('mail and funnel are there to be looked at, and the desk fits every window', async () => {
  await menu('Mail');
  await expect(page.getByRole('heading', { name: 'Mail' })).toBeVisible();
  await menu('Funnel');
  await page.getByRole('combobox', { name: 'Days' }).selectOption('Last week');
  await expect(row('Landing page')).toBeVisible();
  await nothingToFind(page);
  await expectToFit(page);
});
