import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { demoStateName } from '@/lib/tools/rules/demo-state';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { nothingToFind } from '../support/axe';
import { expect, nightlyUnless, test, untilAlive } from '../support/browser';
import { anOrder } from '../support/order-address';
import { payAndOpenTheMail, someone } from '../support/purchase';
import { handOutSoldFiles, soldFile } from '../support/sold-files';

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
const section = (page: Page) => page.getByRole('region', { name: 'Your workbook, filled' });
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

test('what a buyer typed into a demo stands in the workbook of the order, which counts as the demo does', async ({
  page,
}) => {
  const headline = await typeIntoTheDemo(page);
  await page.goto('/toolbox');
  await page.getByRole('button', { name: 'Buy the bundle' }).click();
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
  expect(headline).toContain(`scores ${String(Math.round(stored * 100) / 100)}:`);
  expect(book.sheets.get('Goals')!.cells.get('C14')!.value).toMatch(/^Service plans fill our order book/);
});

test('without anything typed in this browser the page leads to the demo first', async ({ page }) => {
  await page.goto(await anOrder(PLANNER));
  const link = section(page).getByRole('link', { name: 'Free demo: Strategic OKR Planner' });
  await expect(link).toHaveAttribute('href', DEMO);
  await expect(section(page)).toContainText('Nothing is filled in yet.');
  await expect(button(page)).toHaveCount(0);
});

test('once something is typed in another tab, the page offers it without a reload', async ({
  page,
  context,
}) => {
  await page.goto(await anOrder(PLANNER));
  await expect(section(page)).toContainText('Nothing is filled in yet.');
  await typeIntoTheDemo(await context.newPage());
  await expect(button(page)).toBeVisible();
});

test('lines that find no room are told first, and a second press hands the file over without them', async ({
  page,
}) => {
  const results = ['One', 'Two', 'Three', 'Four'].map((goal) => ({
    ...{ goal, title: `What shows ${goal}`, owner: '', task: '' },
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the files can be had, and nothing is offered that only a script can fill', async ({ page }) => {
    await page.goto(await anOrder(PLANNER));
    await expect(page.getByRole('link', { name: /okr-planner/ }).first()).toBeVisible();
    await expect(section(page)).toHaveCount(0);
  });
});

test('an order whose files can’t be had offers nothing to fill in', async ({ page }) => {
  await page.goto(await anOrder({ ...PLANNER, status: 'refunded', refunded: 5900 }));
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test('what can’t be read anymore is told, and nothing is downloaded', async ({ page }) => {
  await page.addInitScript(
    (name) => localStorage.setItem(name, '{"goal":1}'),
    demoStateName(PLANNER.productSlug),
  );
  await page.goto(await anOrder(PLANNER));
  await handOutSoldFiles(page);
  await button(page).click();
  await expect(section(page).getByRole('status')).toContainText('can’t be read anymore');
});

test.describe('where the file does not come', () => {
  test.use({ expectedErrors: ['410', 'ERR_FAILED'] });

  test('the page says so, and pressing again tries again', async ({ page }) => {
    await typeIntoTheDemo(page);
    await page.goto(await anOrder(PLANNER));
    await page.route('**/api/downloads/*', (route) => route.abort());
    await button(page).click();
    await expect(section(page).getByRole('status')).toContainText('That didn’t work.');
    await page.unroute('**/api/downloads/*');
    await handOutSoldFiles(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
    expect(readFileSync(await download.path()).length).toBeGreaterThan(
      readFileSync(soldFile('strategic-okr-planner.xlsx')).length / 2,
    );
  });
});

for (const width of [360, 768, 1440])
  test(`axe finds nothing where a workbook is offered, and nothing is wider than ${width}${nightlyUnless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await typeIntoTheDemo(page);
    await page.goto(await anOrder({ ...PLANNER, tools: [...PLANNER.tools, 'goal-cascade-builder'] }));
    await expect(button(page)).toBeVisible();
    await nothingToFind(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
