import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choose } from '../support/checkout-page';
import { DIAGNOSTIC_STATES, type LiveState } from '../support/diagnostic-states';
import { A_RESULT, DEMOS, PAGES } from '../support/route-table';
import { aResult } from '../support/suite-data';
import { openFolds } from '../support/windows';

const SIZES = [24, 32];

const pages: LiveState[] = [...PAGES.map((row) => row.path), ...DEMOS].map((path) => [
  path,
  async (page, request) => {
    await page.goto(await addressOf(path, request));
    await openFolds(page);
  },
]);
const addressOf = async (path: string, request: APIRequestContext) =>
  path === A_RESULT ? aResult(request) : path;

const openMenu = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
};
const states: LiveState[] = [
  ...DIAGNOSTIC_STATES,
  ['the payment form', (page) => choose(page)],
  ['the open menu', openMenu],
];

test.describe('on a phone, where the text is 24 and 32 px large', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: ['404 (Not Found)'],
  });

  for (const [name, open] of [...pages, ...states]) {
    test(`${name} does not scroll sideways`, async ({ page, request }) => {
      await open(page, request);
      for (const size of SIZES) {
        await setTextSize(page, size);
        const text = await page.evaluate(() =>
          parseFloat(getComputedStyle(document.documentElement).fontSize),
        );
        expect(text).toBe(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${size} px`).toBeLessThanOrEqual(360);
        expect(await page.evaluate(brokenWords), `${size} px`).toEqual([]);
      }
    });
  }

  test('the open menu begins where the header ends, and darkens none of it', async ({ page }) => {
    await openMenu(page);
    await setTextSize(page, 32);
    const { bottom } = await page
      .locator('body > header')
      .evaluate((header) => header.getBoundingClientRect());
    const { top, dark } = await page.locator('#site-nav').evaluate((nav) => ({
      top: nav.getBoundingClientRect().top,
      dark: getComputedStyle(nav, '::backdrop').backgroundColor,
    }));
    expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
    expect(dark).toBe('rgba(0, 0, 0, 0)');
  });
});

/** Words of titles, figures and all that is pressed, and that go on in a second line without a hyphen. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const isSeen = (parent: Element) =>
    parent.closest('h1, h2, h3, dt, dd, a, button, .button, label') &&
    parent.checkVisibility() &&
    parent.clientWidth !== 1;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!isSeen(parent) || parent.closest('table') || getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of text.nodeValue!.matchAll(/(?<![\w@/.-])[\w$%.,’]{2,14}(?![\w@/-])/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/**
 * As if the visitor had chosen that size of text in the browser's settings, where 16 is what everybody begins
 * with.
 */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
}
