import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoStateName } from '@/lib/tools/rules/demo-state';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { expect, test, untilAlive } from '../support/browser';
import { anOrder } from '../support/suite-data';
import { payAndOpenTheMail, someone } from '../support/checkout-page';

const PLANNER = {
  productSlug: 'okr-planning-calculator',
  title: 'Strategic OKR Planner',
  tools: ['okr-planning-calculator'],
};
const WORKSHOP = {
  productSlug: 'okr-workshop-facilitator-kit',
  title: 'OKR Workshop Facilitator Kit',
  tools: ['okr-workshop-facilitator-kit'],
};
const DEMO = '/tools/okr-planning-calculator.html';
const section = (page: Page) => page.getByRole('region', { name: 'Your demo, carried over' });
const button = (page: Page) =>
  section(page).getByRole('button', { name: 'Download strategic-okr-planner-filled.xlsx' });

/** Types a value into the example of the planner's demo, and answers with what its result then says. */
async function typeIntoTheDemo(page: Page): Promise<string> {
  await page.goto(DEMO);
  const headline = page.getByRole('region', { name: 'Result' }).getByRole('status');
  const before = await headline.innerText();
  await page.getByLabel('Value today').first().fill('28');
  await expect(headline).not.toHaveText(before);
  return headline.innerText();
}

test('what was typed into a demo is in the order’s workbook', async ({ page }) => {
  const headline = await typeIntoTheDemo(page);
  await page.goto('/toolbox');
  await page.getByRole('button', { name: 'Buy Complete Strategy Toolbox' }).click();
  await payAndOpenTheMail(page, someone());
  await handOutSoldFiles(page);
  await untilAlive(button(page));
  const [download] = await Promise.all([page.waitForEvent('download'), button(page).press('Enter')]);
  await expect(section(page).getByRole('status')).toHaveText(
    'strategic-okr-planner-filled.xlsx is in your downloads. Everything you typed is in it.',
  );
  await expect(button(page)).toBeFocused();
  expect(download.suggestedFilename()).toBe('strategic-okr-planner-filled.xlsx');

  const file = await download.path();
  const book = (await readWorkbook(readFileSync(file)))!;
  const [sheet, cell] = book.names.get('Quarter_score')!.replace(/['$]/g, '').split('!') as [string, string];
  const stored = book.sheets.get(sheet)!.cells.get(cell)!.value as number;
  expect(headline).toContain(`scores ${stored.toFixed(2)}:`);
  expect(book.sheets.get('Goals')!.cells.get('C14')!.value).toMatch(/^Service plans fill our order book/);
});

test('without anything typed in this browser the page leads to the demo first', async ({ page }) => {
  await page.goto(await anOrder(PLANNER));
  const link = section(page).getByRole('link', { name: 'Free demo: Strategic OKR Planner' });
  await expect(link).toHaveAttribute('href', DEMO);
  await expect(section(page)).toContainText('Fill in the free demo in this browser and come back');
  await expect(button(page)).toHaveCount(0);
});

test('lines that find no room are told first, and left out then', async ({ page }) => {
  const results = ['One', 'Two', 'Three', 'Four'].map((goal) => ({
    goal,
    title: `What shows ${goal}`,
    owner: '',
    task: '',
  }));
  const state = { name: '', day: '', start: '09:00', length: '90', people: '5', results };
  await page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [
    demoStateName(WORKSHOP.productSlug),
    JSON.stringify(state),
  ] as const);
  await page.goto(await anOrder(WORKSHOP));
  await handOutSoldFiles(page);
  await section(page).getByRole('button', { name: 'Download workshop-results-filled.xlsx' }).click();
  await expect(section(page).getByRole('status')).toContainText('can’t go into the workbook: 1 × Goal.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Download it without them' }).click(),
  ]);
  await expect(section(page).getByRole('status')).toContainText('is in your downloads, without 1 × Goal.');
  const book = (await readWorkbook(readFileSync(await download.path())))!;
  const typed = [...book.sheets.get('Results')!.cells.values()].map(({ value }) => value);
  expect(typed).toEqual(expect.arrayContaining(['One', 'Three', 'What shows Four']));
  expect(typed).not.toContain('Four');
});

const PRODUCTS = path.join(import.meta.dirname, '../../content/products');

/** Where a file lies that is sold, by its name. The tests' own content has stand-ins in place of those. */
function soldFile(name: string): string {
  const found = readdirSync(PRODUCTS)
    .map((slug) => path.join(PRODUCTS, slug, 'files', name))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`No product has a file ${name}.`);
  return found;
}

/**
 * Lets the page have the file that is sold wherever the site hands out its stand-in, and nothing where it
 * hands out none.
 */
async function handOutSoldFiles(page: Page): Promise<void> {
  await page.route('**/api/downloads/*', async (route) => {
    const response = await route.fetch();
    const name = /filename="([^"]+)"/.exec(response.headers()['content-disposition'] ?? '')?.[1];
    await (name
      ? route.fulfill({ response, body: readFileSync(soldFile(name)) })
      : route.fulfill({ response }));
  });
}
