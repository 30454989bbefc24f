import { expect, type Page } from '@playwright/test';

/** Expects a page to be no wider than its window, from the smallest phone to a large screen. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1000, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
