import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';

const DEMOS = loadContent(CONTENT).toolbox.demos.items;
const inSight = (page: Page) =>
  page.locator('.headline').evaluate((headline) => {
    const { top, bottom } = headline.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

for (const { slug, path } of DEMOS)
  test(`${slug}: on a phone the answer stays in sight from the first field to the last, and covers none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const fields = page.locator('#tool form :is(input, select, textarea):visible');
    for (const field of [fields.first(), fields.nth(Math.floor((await fields.count()) / 2)), fields.last()]) {
      await field.focus();
      await expect.poll(() => inSight(page)).toBe(true);
      const covered = await field.evaluate((element) => {
        const verdict = document.querySelector('.verdict')!.getBoundingClientRect();
        return element.getBoundingClientRect().top < verdict.bottom && verdict.top <= 0;
      });
      expect(covered).toBe(false);
    }
  });

test('what is added has the focus, and what is removed hands it to its neighbor, by keyboard', async ({
  page,
}) => {
  await page.goto('/tools/okr-planning-calculator.html');
  const group = (number: number) => page.getByRole('group', { name: `Key result ${number}` });
  await page.getByRole('button', { name: 'Add a key result' }).press('Enter');
  await expect(group(4).getByLabel('What you measure')).toBeFocused();
  await page.getByRole('button', { name: 'Remove key result 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove key result 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove key result 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove key result 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(1).getByLabel('What you measure')).toBeFocused();
});

const LONG = 'Regular customers make half of our sales, all year round';
/** Choices whose text is wider than they are and does not stand below, whole. */
const cutChoices = () =>
  [...document.querySelectorAll<HTMLSelectElement>('#tool select')]
    .filter((select) => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = select.selectedOptions[0]!.textContent;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const whole = select.parentElement!.querySelector<HTMLElement>('.whole')!;
      return pen.measureText(text).width > room && !(whole.checkVisibility() && whole.textContent === text);
    })
    .map(({ id, selectedOptions }) => `${id}: ${selectedOptions[0]!.textContent}`);

for (const slug of ['goal-cascade-builder', '90-day-sprint-planner'])
  test(`${slug}: what is chosen can be read whole, on a phone, on a desk and on paper`, async ({ page }) => {
    await page.goto(`/tools/${slug}.html`);
    await page
      .getByLabel(slug === 'goal-cascade-builder' ? 'What' : 'Goal 1', { exact: true })
      .first()
      .fill(LONG);
    await page.reload();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(cutChoices), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#tool select:visible')).toHaveCount(0);
    await expect(page.locator('.whole:visible', { hasText: LONG }).first()).toBeVisible();
  });

test('a long owner stands on paper whole', async ({ page }) => {
  await page.goto('/tools/strategic-okr-execution-tracker.html');
  const owner = 'Maria Magdalena von und zu Hohenlohe-Waldenburg, the workshop’s founder, and Jon';
  await page.getByLabel('Owner').first().fill(owner);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.whole:visible', { hasText: owner })).toBeVisible();
});

test('another plan has calendar entries of its own, and an edited one has those that it had', async ({
  page,
}) => {
  await page.goto('/tools/okr-planning-calculator.html');
  const names = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save calendar' }).press('Enter'),
    ]);
    return fs.readFileSync(await download.path(), 'utf8').match(/^UID:.*$/gm);
  };
  const first = await names();
  await page.getByLabel('Goal for the quarter').fill('The same plan, in other words');
  await page.reload();
  expect(await names()).toEqual(first);
  await page.getByRole('button', { name: 'Example' }).click();
  const second = await names();
  expect(second).toHaveLength(first!.length);
  expect(second!.filter((name) => first!.includes(name))).toEqual([]);
});

test('a week 12 that is known is not forecast, and a milestone is kept', async ({ page }) => {
  await page.goto('/tools/strategic-okr-execution-tracker.html');
  const first = page.getByRole('group', { name: 'Key result 1' });
  await first.getByLabel('Week 12', { exact: true }).fill('30');
  await expect(page.getByRole('row', { name: /Customers on a service plan/ })).toContainText('reached');
  const second = page.getByRole('group', { name: 'Key result 2' });
  await second.getByLabel('The value').selectOption('done: 1 or 0');
  await expect(second.getByLabel('Target')).toHaveCount(0);
  for (const [week, value] of ['0', '0', '1'].entries())
    await second.getByLabel(`Week ${week + 1}`, { exact: true }).fill(value);
  await expect(page.getByRole('row', { name: /Days from inquiry/ })).toContainText('kept');
});

test('a case that breaks even exactly is back in that month, and nothing is said to be below zero', async ({
  page,
}) => {
  await page.goto('/tools/roi-projection-calculator.html');
  for (const [label, value] of [
    ['Paid today, in dollars', '5000'],
    ['Cost each month', '0'],
    ['Income each month, once it runs', '1000'],
    ['Months until all of it comes in', '3'],
    ['Discount rate, % a year', '0'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await expect(page.locator('.headline')).toHaveText('You get your money back after month 6.');
  await expect(page.locator('#tool')).not.toContainText('−$0');
  await expect(page.getByRole('row', { name: /^Low/ })).toContainText('costs +10%, income −20%');
});
