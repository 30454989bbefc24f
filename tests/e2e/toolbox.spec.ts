import { expect, test } from '../support/browser';
import { expectToFit } from '../support/windows';

const PRODUCT = '/toolbox/90-day-sprint-planner';
const TRACKER = '/toolbox/strategic-okr-execution-tracker';
const BUNDLE = '/toolbox/complete-strategy-toolbox';
const NOT_FOUND = '/toolbox/no-such-tool';
const PAGES = ['/toolbox', PRODUCT, BUNDLE, TRACKER, NOT_FOUND];

test.describe('every page of the toolbox', () => {
  // A browser logs that it was answered 404.
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of PAGES) {
    test(`${path} is not wider than the window, and has one main heading`, async ({ page }) => {
      await page.goto(path);
      await expectToFit(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

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

test('a product says what it costs to the cent to search engines', async ({ page }) => {
  await page.goto(BUNDLE);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(data!) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph.find((thing) => thing['@type'] === 'Product')).toMatchObject({
    name: 'Complete Strategy Toolbox',
    offers: { '@type': 'Offer', price: '388.80', priceCurrency: 'USD' },
  });
});
