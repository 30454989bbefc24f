import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '@/lib/content/check';
import { inProject } from '@/scripts/setup/project.mjs';
import { installCms, cmsServer } from '@/scripts/cms/site';
import { expect, test } from '@/tests/support/browser';

const CONTENT = inProject('content');
const WORDS = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(yaml|md)$/.test(file) && !file.startsWith('.') && file !== 'README.md',
);
const server = cmsServer();
let address = '';

// It asks GitHub how it is.
test.use({ expectedErrors: ['githubstatus', 'ERR_NAME_NOT_RESOLVED', 'favicon'] });

test.beforeAll(async () => {
  await installCms();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

/** Where the page asks for a folder of the disk, it gets the browser's own, with a copy of content/. */
async function openRepository(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  const files = WORDS.map((file) => [`content/${file}`, readFileSync(join(CONTENT, file), 'utf8')] as const);
  await page.evaluate(async (copies) => {
    for (const [path, text] of [...copies, ['.git/HEAD', ''] as const]) {
      let folder = await navigator.storage.getDirectory();
      const names = path.split('/');
      const name = names.pop()!;
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

const written = (page: Page, path: string) =>
  page.evaluate(async (file) => {
    let folder = await navigator.storage.getDirectory();
    const names = file.split('/');
    const name = names.pop()!;
    for (const one of names) folder = await folder.getDirectoryHandle(one);
    const handle = await folder.getFileHandle(name);
    return (await handle.getFile()).text();
  }, path);

/** While it is being replaced it is not there, or can't be read. */
const writtenNow = (page: Page, path: string) => written(page, path).catch(() => null);

function copyOfContent(): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'cms-')), 'content');
  cpSync(CONTENT, copy, { recursive: true });
  return copy;
}

test('a word changed in the CMS is one line of its file', async ({ page }) => {
  await openRepository(page);
  for (const collection of ['Words', 'Pages', 'Tools', 'Bundle', 'Legal pages'])
    await expect(page.getByRole('treeitem', { name: collection, exact: true })).toBeVisible();
  await page.goto(`${address}/#/collections/words/entries/booking`);
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await expect(name).toHaveValue('Business Clarity Call');
  await name.fill('Business Clarity Hour');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const file = 'booking.yaml';
  const before = readFileSync(join(CONTENT, file), 'utf8');
  await expect
    .poll(() => writtenNow(page, `content/${file}`))
    .toBe(before.replace('Clarity Call', 'Clarity Hour'));
  const copy = copyOfContent();
  writeFileSync(join(copy, file), await written(page, `content/${file}`));
  expect(checkContent(copy).errors).toEqual([]);
});

test('a case study and a redirect to it are added in the CMS, without code', async ({ page }) => {
  await openRepository(page);
  await expect(page.getByRole('treeitem', { name: 'Pages', exact: true })).toBeVisible();
  await page.goto(`${address}/#/collections/pages/new`);
  await page.getByRole('textbox', { name: 'Title' }).fill('How a bakery counts at four');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A bakery of nine counts what is left at four.');
  await page.getByRole('radio', { name: 'amos' }).check();
  for (const day of ['Published', 'Updated'])
    await page.getByRole('textbox', { name: day }).fill('2026-11-28');
  await page.getByRole('radio', { name: 'case-study' }).check();
  await page.getByRole('switch', { name: 'Placeholder' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill('They count at four, and bake what sells.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const added = 'pages/how-a-bakery-counts-at-four.md';
  await expect.poll(() => writtenNow(page, `content/${added}`)).toContain('bake what sells');
  // Once it has saved, it goes to the list by itself.
  await page.waitForURL(/#\/collections\/pages$/);

  await page.goto(`${address}/#/collections/words/entries/redirects`);
  await page.getByRole('button', { name: /^Add .*Redirects/ }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('/blog/bakery/');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/library/how-a-bakery-counts-at-four');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => writtenNow(page, 'content/redirects.yaml')).toContain('/blog/bakery/');

  const copy = copyOfContent();
  for (const file of [added, 'redirects.yaml'])
    writeFileSync(join(copy, file), await written(page, `content/${file}`));
  expect(checkContent(copy).errors).toEqual([]);
});
