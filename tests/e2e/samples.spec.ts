import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';

const { products, toolbox } = loadContent(CONTENT);
const { enlarge, close } = toolbox.product;
const shown = products.flatMap(({ slug, samples }) => (samples ? [{ slug, samples }] : []));
const [{ slug, samples }] = shown as [(typeof shown)[0]];
const [first] = samples;

const figures = (page: Page) => page.locator('.sample');
const opener = (page: Page) => page.getByRole('button', { name: `${enlarge}: ${first!.caption}` });
const large = (page: Page) => page.getByRole('dialog', { name: first!.caption });

test('a wide window shows every piece in its full size, with its words beside it and none over another @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { slug, samples } of shown) {
    await page.goto(routes.product(slug));
    await expect(figures(page)).toHaveCount(samples.length);
    for (const [index, { width, height, callouts }] of samples.entries()) {
      const figure = figures(page).nth(index);
      const picture = (await figure.locator('.sample-window').boundingBox())!;
      expect(picture).toMatchObject({ width, height });
      const words = await figure.getByRole('listitem').all();
      expect(words).toHaveLength(callouts.length);
      let free = 0;
      for (const [n, { text }] of callouts.entries()) {
        await expect(words[n]!).toHaveText(text);
        const box = (await words[n]!.boundingBox())!;
        expect(box.x, `${slug}: ${text}`).toBeGreaterThan(picture.x + picture.width);
        expect(box.y, `${slug}: ${text}`).toBeGreaterThanOrEqual(free);
        free = box.y + box.height;
      }
    }
  }
});

test('a phone shows each mark on its picture, which is large enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { slug } of shown) {
    await page.goto(routes.product(slug));
    const found = await figures(page).evaluateAll((all) =>
      all.map((figure) => {
        const piece = figure.querySelector('.sample-window')!;
        const picture = piece.querySelector('img')!;
        return {
          room: { width: piece.clientWidth, height: piece.clientHeight },
          scale: picture.clientWidth / Number(picture.getAttribute('width')),
          marks: [...figure.querySelectorAll('li')].map((item) => {
            const { left, top } = getComputedStyle(item, '::after');
            return { left: parseFloat(left), top: parseFloat(top) };
          }),
        };
      }),
    );
    for (const { room, scale, marks } of found) {
      // The smallest letters in the files are 12 pixels high.
      expect(12 * scale, slug).toBeGreaterThan(8);
      for (const { left, top } of marks) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(room.width);
        expect(top).toBeLessThanOrEqual(room.height);
      }
    }
  }
});

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a click on a piece shows it large, in its full size at least', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(routes.product(slug));
    await figures(page).first().locator('.sample-window').scrollIntoViewIfNeeded();
    const { x, y } = (await figures(page).first().locator('.sample-window').boundingBox())!;
    await page.mouse.click(x + 40, y + 40);
    await expect(large(page)).toBeVisible();
    const picture = (await large(page).getByRole('img').boundingBox())!;
    expect(picture.width).toBeGreaterThanOrEqual(first!.width);
    await large(page).getByRole('button', { name: close }).click();
    await expect(large(page)).toBeHidden();
  });
});
