import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { PIXELS_PER_POINT } from '../../lib/shop/rules/product-file';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';

const PRODUCT = '/toolbox/90-day-sprint-planner';
const TRACKER = '/toolbox/strategic-okr-execution-tracker';
const BUNDLE = '/toolbox/complete-strategy-toolbox';
const NOT_FOUND = '/toolbox/no-such-tool';

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedErrors: [NOT_FOUND] });

  test('an unknown slug is Product Not Found, with a way back', async ({ page }) => {
    const response = await page.goto(NOT_FOUND);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(
      page.getByText("The product you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the toolbox' }).click();
    await expect(page).toHaveURL('/toolbox');
  });

  for (const path of ['/toolbox', PRODUCT, TRACKER]) {
    test(`${path} can be read without JavaScript, and sells by a form`, async ({ page }) => {
      await page.goto(path);
      for (const heading of await page.getByRole('main').getByRole('heading').all())
        await expect(heading).toBeVisible();
      const form = page.locator('form[method="post"][action="/api/create-checkout-session"]');
      await expect(form).toHaveCount(1);
      for (const button of await page.locator('[data-buy]').all())
        expect(await button.evaluate((one: HTMLButtonElement) => one.form?.method)).toBe('post');
    });
  }
});

const { products, toolbox } = loadContent(CONTENT);

test('a phone shows the tool, its price and Buy without scrolling', async ({ page }) => {
  for (const path of ['/toolbox', ...products.map(({ slug }) => routes.product(slug))]) {
    await page.goto(path);
    // With the bars of the browser, and without.
    for (const height of [664, 844]) {
      await page.setViewportSize({ width: 390, height });
      for (const one of [page.getByText(/^\$\d+$/), page.locator('[data-buy]')])
        await expect(one.first(), path).toBeInViewport({ ratio: 1 });
    }
    if (path === '/toolbox') continue;
    // Of the bundle it is the drawings of its tools.
    const picture = path === BUNDLE ? page.locator('main li .drawing') : page.locator('main figure > div');
    await expect(picture.first(), path).toBeInViewport({ ratio: 1 });
  }
});

test('the toolbox sells the bundle first, then every tool', async ({ page }) => {
  await page.goto('/toolbox');
  const sold = await page
    .locator('[data-buy]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-buy')));
  const bundle = products.find(({ type }) => type === 'bundle')!;
  expect(sold).toEqual([bundle.slug, ...products.filter((one) => one !== bundle).map(({ slug }) => slug)]);
  await expect(page.locator('main ol').getByRole('link')).toHaveCount(3);
  for (const row of await page
    .locator('li')
    .filter({ has: page.locator('[data-buy]') })
    .all())
    expect((await row.boundingBox())!.height).toBeLessThan(220);
});

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
