import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readJpeg } from '@/lib/content/jpeg';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { ROOT } from '@/scripts/setup/project.mjs';
import { bridgeScript, studioFiles } from '@/scripts/setup/studio-files';
import { aStudio, freePlace } from '@/studio/tests/a-studio';
import { aDeployedSite } from '../support/a-deployed-site';
import { aPiece } from '../support/a-photo';
import { expect, test } from '../support/browser';
import { someone } from '../support/purchase';
import { siteEnvironment } from '../support/site-environment.mjs';
import { SECRET_KEY, startSandbox } from '../support/start-sandbox';
import { anAttemptKey } from '../support/submission';

// One studio, whose draft goes from test to test.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let studio: Awaited<ReturnType<typeof aStudio>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const place = await freePlace();
  studio = await aStudio({
    ...place,
    builds: [{ dir: ROOT, folder: siteEnvironment.BUILD_FOLDER }],
    files: await studioFiles(),
    bridge: await bridgeScript(place.origin),
  });
  // What fades in has no contrast yet.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await page.goto(studio.newLink());
});
test.afterAll(() => studio.stop());

const inPage = () => page.frameLocator('iframe[title="The page"]');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const panel = (name: string) => page.locator('summary').filter({ hasText: name });
const changes = () => page.getByRole('region', { name: 'Changes' });

async function openFile(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

async function publish(): Promise<void> {
  await changes()
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
}

/** The page in the frame is looked at by tests of its own. */
async function expectNoFindings(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** As a phone makes it: large, lying, and with what it knows of place and time. */
const fromPhone = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#886633' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();

test('a testimonial with a photo is added with the keyboard alone, seen on its page, and published', async () => {
  await page.getByRole('button', { name: 'Testimonials', exact: true }).press('Enter');
  await panel('Founders').press('Enter');
  const founders = page.locator('details').filter({ has: panel('Founders') });
  const added = founders.locator('.entry').last();
  await founders.getByRole('button', { name: 'Add an entry' }).press('Enter');
  await expect(added.getByText('Id must be lowercase letters, digits and hyphens.')).toBeVisible();
  const said = { Id: 'ada', Quote: 'We dropped two goals, and kept the third.', Author: 'Ada L.' };
  for (const [name, text] of Object.entries({ ...said, Business: 'Print shop' })) {
    await added.getByRole('textbox', { name, exact: true }).focus();
    await page.keyboard.insertText(text);
  }

  const chosen = added.getByLabel('Photo', { exact: true });
  await expect(added.getByRole('group', { name: 'Ada L.' }).or(added)).toContainText('Ada L.');
  await chosen.focus();
  await chosen.setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: await fromPhone() });
  await expect(page.getByRole('dialog', { name: 'Cut the picture' })).toBeVisible();
  await expectNoFindings();
  await page.getByRole('slider', { name: 'Size' }).press('ArrowRight');
  await page.getByRole('slider', { name: 'Left to right' }).press('Home');
  await button('Use this picture').press('Enter');
  await expect(added.getByText('ada-l.jpg')).toBeVisible();
  await expect(added.locator('img')).toBeVisible();
  // The field of the first photo is the one that was there before.
  await expect(chosen).toBeFocused();
  await expectNoFindings();

  const photo = inPage().getByRole('img', { name: 'Ada L.' });
  await expect(photo).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(240);

  await button('Publish (2)').press('Enter');
  await expect(changes()).toContainText(/Picture ada-l\.jpg\s*new picture, [\d.]+ (bytes|kB)/);
  await expectNoFindings();
  await changes()
    .getByRole('button', { name: /^Publish/ })
    .press('Enter');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(studio.read('testimonials.yaml')).toContain(
    'author: "Ada L."\n    business: "Print shop"\n    photo: ada-l\n',
  );
  const bytes = readFileSync(path.join(studio.content, 'testimonials/ada-l.jpg'));
  expect(readJpeg(bytes)).toMatchObject({ width: 240, height: 240, bare: bytes });
  expect(bytes.includes('Somebody')).toBe(false);
});

test('when the process that shows the page dies, the page says so and comes back by itself', async () => {
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(inPage().getByRole('heading', { level: 1 })).toBeVisible();
  process.kill(previewProcess(), 'SIGKILL');
  await expect(page.getByText('The page is on its way …')).toBeVisible();
  await expect(inPage().getByRole('img', { name: 'Ada L.' })).toBeVisible({ timeout: 90_000 });
  // Nothing of how it is rendered anew ever reaches a browser: it keeps the studio's own cookie, until it is
  // closed.
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Strict', expires: -1 })]);
  expect(cookies[0]!.name).toMatch(/^plumbline-studio-/);
});

test('a price is raised, and told in dollars', async () => {
  await openFile('90-Day Sprint Planner');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('62');
  await button('Publish (1)').click();
  await expect(changes().locator('.values')).toHaveText('$59 → $62');
  await publish();
  expect(studio.read('products/90-day-sprint-planner/product.yaml')).toContain('\npriceCents: 6200\n');
});

test('a picture of one’s own takes the place of one that is cut out of a file, at the size that it is cut to', async () => {
  await openFile('Goal Cascade Builder');
  await panel('Samples').press('Enter');
  const sample = page
    .locator('details[open]')
    .filter({ has: panel('Samples') })
    .locator('.entry')
    .first();
  await expect(sample.getByLabel('Sheet', { exact: true })).toBeVisible();
  const chosen = sample.getByLabel('Picture', { exact: true });
  await chosen.focus();
  const screen = await aPiece(1600, 900).png().toBuffer();
  await chosen.setInputFiles({ name: 'Screen.png', mimeType: 'image/png', buffer: screen });
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
  await expect(dialog).toContainText('shows 800 by 450 pixels of it');
  await dialog.getByRole('slider', { name: 'Width of the piece' }).press('Home');
  await expect(dialog).toContainText('shows 100 by 450 pixels of it');
  await dialog.getByRole('slider', { name: 'Width of the piece' }).press('End');
  await expect(dialog).toContainText('shows 936 by 450 pixels of it');
  await expectNoFindings();
  await button('Use this picture').press('Enter');
  await expect(sample.getByLabel('Sheet', { exact: true })).toBeHidden();
  await expect(sample.getByText('Add “Sheet”')).toBeVisible();
  await expect(chosen).toBeFocused();
  await expect
    .poll(() => sample.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(936);
  await expectNoFindings();
  await button(/^Undo/).click();
  await expect(sample.getByLabel('Sheet', { exact: true })).toBeVisible();
});

test('an edit does not wait for a file that is on its way', async () => {
  await panel('Files').press('Enter');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/upload?*', async (route) => {
    await held;
    await route.continue();
  });
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nLarge.\n') };
  await page.getByLabel('Add a file').setInputFiles({ ...pdf, name: 'large.pdf' });
  await expect(page.getByText('On its way …')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('47');
  await expect(button('Publish (1)')).toBeVisible();
  letThrough();
  await expect(page.getByText('large.pdf').first()).toBeVisible();
  await page.unroute('**/api/upload?*');
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('47');
  for (let left = 2; left > 0; left--) await button(/^Undo/).click();
  await expect(page.getByRole('navigation', { name: 'Views' })).toContainText(/Publish$/);
});

test('a product with a file is begun, filled in where something is missing, and published', async () => {
  await button('New product').first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meeting Cost Calculator');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('meeting-cost-calculator');
  await address.fill('goal-cascade-builder');
  await button('Begin it').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'There is a product at the address goal-cascade-builder already.',
  );
  await expect(address).toHaveAccessibleDescription(/There is a product at the address/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Meeting Cost Calculator',
  );
  await expectNoFindings();
  await address.fill('meeting-cost-calculator');
  await expectNoFindings();
  await button('Begin it').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Meeting Cost Calculator' })).toBeVisible();
  await expect(page.getByText('8 things to put right before you publish:')).toBeVisible();

  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('29');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .first()
    .fill('See what a meeting costs.');
  await page.getByRole('textbox', { name: 'License', exact: true }).fill('For one business.');
  for (const name of ['What you get', 'Benefits', 'Features']) {
    await panel(name).click();
    await page
      .locator('details[open]')
      .filter({ has: panel(name) })
      .getByRole('textbox')
      .fill('One page (PDF)');
  }
  await panel('Seo').click();
  await page
    .locator('details[open]')
    .filter({ has: panel('Seo') })
    .getByRole('textbox', { name: 'Description' })
    .fill('What a meeting costs.');
  // What other files say of it stands in its form, too.
  await panel('Demo').click();
  await button('Add its demo').click();
  await page.getByRole('textbox', { name: 'Line', exact: true }).fill('Count what a meeting costs.');
  await panel('Old addresses').click();
  await button('Add an address that it had before').click();
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('meeting-costs');
  await panel('Files').click();
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nOne page.\n') };
  const more = page.getByLabel('Add a file');
  await more.focus();
  await more.setInputFiles({ ...pdf, name: 'program.exe' });
  await expect(page.getByRole('alert')).toContainText('Buyers get files of these kinds');
  await expect(more).toHaveAccessibleDescription(/Buyers get files of these kinds/);
  await expect(more).toBeFocused();
  await expectNoFindings();
  await page.getByLabel('Add a file').setInputFiles({ ...pdf, name: 'One page.PDF' });
  await expect(page.getByText('one-page.pdf').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/to put right before you publish/)).toBeHidden();
  await expectNoFindings();
  // There is no page of it before the site is built: it stands among the others.
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(inPage().getByRole('heading', { name: 'Meeting Cost Calculator' })).toBeVisible({
    timeout: 90_000,
  });

  await button(/^Publish \(/).click();
  await expect(changes()).toContainText(/New product\s*Meeting Cost Calculator/);
  await publish();
  expect(checkContent(studio.content).errors.map(formatIssue)).toEqual([]);
  expect(studio.read('redirects.yaml')).toMatch(/from: "meeting-costs"\s+to: meeting-cost-calculator\n/);
  expect(studio.read('toolbox.yaml')).toMatch(
    /slug: meeting-cost-calculator.*\s+path: \/tools\/meeting-cost-calculator\.html\s+line: .*Count what/,
  );
  expect(readdirSync(path.join(studio.content, 'products/meeting-cost-calculator/files'))).toEqual([
    'one-page.pdf',
  ]);
});

test('the product is sold as it was published, and its buyer gets the file', async ({ page: buyer }) => {
  const { url, stripe, stop } = await startSandbox({ webhook: null });
  const site = await aDeployedSite({ STRIPE_API_BASE: url, STRIPE_SECRET_KEY: SECRET_KEY });
  const post = async (path: string, data: object) =>
    (
      await buyer.request.post(site.url + path, { data, headers: { 'idempotency-key': anAttemptKey() } })
    ).text();
  const asked = async (path: string, data: object) =>
    JSON.parse(await post(path, data)) as Record<'clientSecret' | 'order', string>;
  try {
    // In the suite's own build: the page of its own that a build makes of it, npm run bench:studio looks at.
    const release = site.release(1, (content) => {
      rmSync(content, { recursive: true });
      cpSync(studio.content, content, { recursive: true });
    });
    await site.serve(release);
    const productId = 'meeting-cost-calculator';
    const sold = (await (await fetch(`${site.url}/api/products`)).json()) as { id: string; price: number }[];
    const { price: amount } = sold.find(({ id }) => id === productId)!;
    expect(amount).toBe(2900);

    const { clientSecret } = await asked('/api/create-payment-intent', { productId, amount });
    await post('/api/orders/contact', { clientSecret, email: someone(), amount });
    await stripe.paymentIntents.confirm(clientSecret.split('_secret_')[0]!, {
      ...{ payment_method: 'pm_card_visa', return_url: site.url },
    });
    const { order } = await asked('/api/orders/claim', { clientSecret });
    await buyer.goto(site.url + order);
    await expect(buyer.getByRole('main')).toContainText('Meeting Cost Calculator');
    const file = buyer.getByRole('listitem').filter({ hasText: 'one-page.pdf' }).first();
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      file.getByRole('link').first().click(),
    ]);
    expect(download.suggestedFilename()).toBe('one-page.pdf');
    expect(readFileSync(await download.path(), 'utf8')).toBe('%PDF-1.7\nOne page.\n');
  } finally {
    await site.stop();
    stop();
  }
});

/** The one that this studio has started. */
function previewProcess(): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return parent === String(process.pid) && command.includes('studio/preview/process.ts');
      } catch {
        return false;
      }
    });
  return Number(found);
}
