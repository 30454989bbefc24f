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
