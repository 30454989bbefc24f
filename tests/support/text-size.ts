import type { Page } from '@playwright/test';

/**
 * As if the visitor had chosen that size of text in the browser's settings, where 16 is what everybody begins
 * with.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
}
