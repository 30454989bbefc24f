import type { Page } from '@playwright/test';
import { isStill } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../support/content-folder';
import { paymentDetails, buyButton, pay } from '../support/checkout-page';
import { EACH_PAGE } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';
import { expect, nightlyUnless, test, untilAlive } from '../support/browser';

const [product] = loadContent(CONTENT).products;

/** The scripts that a page asks for, as they come. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const MISSING = '/no-such-page';

test.describe('a still page', () => {
  test.use({ expectedErrors: [MISSING] });

  for (const path of [...EACH_PAGE.filter(isStill), MISSING])
    test(`${path} is read with one small script, and none in it`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const own = html.match(/<script(?! type="application\/ld\+json")[^>]*>/g);
      expect(own).toEqual([expect.stringMatching(/^<script src="\/_still\/\w+\.js" defer=""/)]);
      expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'[;"]/);
      const scripts = scriptsOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([expect.stringMatching(/\/_still\/\w+\.js$/)]);
    });
});

for (const path of [routes.toolbox, routes.product(product!.slug)])
  test(`${path} asks for React once it is touched, for the checkout once Buy is pointed at, and for Stripe once it is pressed${nightlyUnless(path === routes.toolbox)}`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    const isStripe = (url: string) => url === siteEnvironment.STRIPE_JS_URL;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/\/_still\/\w+\.js$/)]);
    await title(page).hover();
    await untilAlive(page.locator('[data-buy]').first());
    const before = scripts.length;
    expect(scripts.filter(isStripe)).toEqual([]);
    await page.locator('[data-buy]').first().hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    expect(scripts.filter(isStripe)).toEqual([]);
    await page.locator('[data-buy]').first().click();
    await expect(paymentDetails(page)).toBeVisible();
    await expect.poll(() => scripts.filter(isStripe)).toHaveLength(1);
    await page.goBack();
    await expect(page.locator('[data-buy]').first()).toBeFocused();
  });

/** As a browser does that translates: words are moved into elements of its own. */
function translate(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (words.nextNode()) found.push(words.currentNode as Text);
  for (const text of found.filter((one) => one.data.trim() && one.parentElement?.tagName !== 'SCRIPT')) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test.describe('a browser in another language', () => {
  test.use({ locale: 'de-DE' });

  test('translates a page, which sells all the same, and its checkout closes again', async ({ page }) => {
    await page.goto(routes.toolbox);
    await untilAlive(page.locator('[data-buy]').first());
    await page.evaluate(translate);
    await page.locator('[data-buy]').first().click();
    await expect(paymentDetails(page)).toBeVisible();
    await page.evaluate(translate);
    await page.goBack();
    await expect(paymentDetails(page)).toHaveCount(0);
    await expect(page.locator('[data-buy]').first()).toBeVisible();
  });
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Buys on the product's page that is open; a violation on the way is an error in the console, which fails the
 * test.
 */
async function buyHere(page: Page): Promise<void> {
  await buyButton(page).click();
  await expect(paymentDetails(page)).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

test('who comes to the landing page and goes on by clicks can buy', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Toolbox' }).click();
  await page
    .getByRole('link', { name: /^Goal Cascade Builder/ })
    .first()
    .click();
  await expect(title(page)).toHaveText('Goal Cascade Builder');
  await buyHere(page);
});

test('a page that was reached from the toolbox has a policy of its own, without Stripe', async ({ page }) => {
  await page.goto('/toolbox');
  const document = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/testimonials');
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
  expect((await document).headers()['content-security-policy']).toContain("frame-src 'none'");
  await expect(page).toHaveURL('/testimonials');
});
