import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { PIXELS_PER_POINT } from '../../lib/shop/rules/product-file';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';

const { products, toolbox } = loadContent(CONTENT);
const { enlarge, close } = toolbox.product;
const shown = products.flatMap(({ slug, samples }) => (samples ? [{ slug, samples }] : []));
const [{ slug, samples }] = shown as [(typeof shown)[0]];
const [first] = samples;
const opener = (page: Page) => page.getByRole('button', { name: `${enlarge}: ${first!.caption}` });
const large = (page: Page) => page.getByRole('dialog', { name: first!.caption });

test('the keyboard opens a piece large and closes it, and the focus comes back', async ({ page }) => {
  await page.goto(routes.product(slug));
  await opener(page).focus();
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    await expect(large(page).getByRole('button', { name: close })).toBeFocused();
    await page.keyboard.press(key);
    await expect(large(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('a phone gets the picture whose text it shows in full size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.product(slug));
  const { width } = first!.onPhone!;
  const picture = page.getByRole('img', { name: first!.alt });
  await expect(picture).toHaveJSProperty('naturalWidth', width * PIXELS_PER_POINT);
  expect((await picture.boundingBox())!.width).toBeGreaterThanOrEqual(width);
});
