import { expect, type Page } from '@playwright/test';

/** Expects a page to be no wider than its window is now. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { over, width } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
  }));
  expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
}

/** Expects a page to be no wider than its window, from the smallest phone to a large screen. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1000, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
}

export const openFolds = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.toggleAttribute('open', true)));

/** The menu that a narrow window has in place of a row of links. */
export async function openMenuOfAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
}

/**
 * As if the visitor had chosen that size of text in the browser's settings, where 16 px is what everybody
 * begins with.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fixed = Math.round((standard * 13) / 16);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(size).toBe(standard);
}
