import { expect, test } from '../support/browser';
import { next, textbox, toStep1 } from '../support/diagnostic-page';
import { toast } from '../support/toast';

/** Letter, at 96 dots per inch, without the margins. */
const SHEET = { width: 703, height: 935 };

for (const path of ['/', '/sprint-program']) {
  test(`${path} prints no dark sheet, and tears no card`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { dark, torn } = await page.evaluate(onPaper, SHEET.height);
    expect(dark).toEqual([]);
    expect(torn).toEqual([]);
  });
}

test('the diagnostic prints its words, and nothing that covers them', async ({ page }) => {
  await toStep1(page);
  await next(page).click();
  await expect(toast(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('progressbar'), next(page), toast(page)])
    await expect(part).toBeHidden();
  await expect(textbox(page, 'First name')).toBeVisible();
});

/**
 * What would be printed on a dark ground; and what has a frame around it, fits on a sheet, and may be cut
 * through nevertheless.
 */
function onPaper(sheet: number): { dark: string[]; torn: string[] } {
  const [dark, torn]: [string[], string[]] = [[], []];
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || box.height < 64 || box.width < 64) continue;
    const style = getComputedStyle(element);
    const [r = 255, g = 255, b = 255, opacity = 1] = (style.backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const name = `${element.tagName} ${element.className}`;
    if (opacity > 0.5 && r + g + b < 450) dark.push(name);
    const isFramed = ['borderTopWidth', 'borderLeftWidth'].every(
      (side) => parseFloat(style[side as 'borderTopWidth']) > 0,
    );
    // What stands in a line is moved as a whole.
    const isKept =
      element.closest('li, figure, svg') ??
      (style.breakInside === 'avoid' || style.display.startsWith('inline'));
    if (isFramed && box.height < sheet && !isKept) torn.push(name);
  }
  return { dark, torn };
}
