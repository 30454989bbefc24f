import { expect, test } from '../support/browser';
import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { CONTENT } from '../support/content-folder';
import { expectToFit } from '../support/windows';

const PRODUCT = '/toolbox/90-day-sprint-planner';
const TRACKER = '/toolbox/strategic-okr-execution-tracker';
const BUNDLE = '/toolbox/complete-strategy-toolbox';
const NOT_FOUND = '/toolbox/no-such-tool';
const PAGES = ['/toolbox', PRODUCT, BUNDLE, TRACKER, NOT_FOUND];

const { products } = loadContent(CONTENT);
const tools = products.filter(({ type }) => type === 'digital');

const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Buy a single tool' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

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

test('/toolbox leads to nine free demos', async ({ page }) => {
  await page.goto('/toolbox');
  const demos = page.getByRole('region', { name: 'Try every tool free' }).getByRole('link');
  await expect(demos).toHaveCount(9);
  for (const link of await demos.all())
    await expect(link).toHaveAttribute('href', /^\/tools\/[a-z0-9-]+\.html$/);
});

test('the bundle says what it holds, what it costs and what it saves', async ({ page }) => {
  await page.goto('/toolbox');
  const bundle = page.getByRole('region', { name: 'Complete Strategy Toolbox' });
  await expect(bundle.getByText('Best value', { exact: true })).toBeVisible();
  await expect(
    bundle.getByText('8 downloadable tools plus the Execution Tracker: 9 in all', { exact: true }),
  ).toBeVisible();
  await expect(bundle.getByText('$389', { exact: true })).toBeVisible();
  await expect(bundle.getByText('Save $97.20 (20% OFF)', { exact: true })).toBeVisible();
  await expect(bundle.getByText(/90-day email support and 3\+ hours of tutorials/)).toBeVisible();
  for (const { title } of tools) await expect(bundle.getByRole('link', { name: title })).toBeVisible();
});

test('each tool has four things one gets, how many more, three benefits and a price', async ({ page }) => {
  await page.goto('/toolbox');
  for (const { title, whatYouGet, priceCents } of tools) {
    const tool = row(page, title);
    const [gets, benefits] = await tool.getByRole('list').all();
    await expect(gets!.getByRole('listitem')).toHaveText([
      ...whatYouGet.slice(0, 4),
      `+ ${whatYouGet.length - 4} more resources`,
    ]);
    await expect(benefits!.getByRole('listitem')).toHaveCount(3);
    await expect(tool.getByText(`$${priceCents / 100}`, { exact: true })).toBeVisible();
    await expect(tool.getByRole('button', { name: `Buy ${title}` })).toBeVisible();
  }
});

test('only recommended tools are Most Popular', async ({ page }) => {
  await page.goto('/toolbox');
  const popular = page
    .getByRole('region', { name: 'Buy a single tool' })
    .getByRole('listitem')
    .filter({ hasText: 'Most Popular' })
    .getByRole('heading', { level: 3 });
  await expect(popular).toHaveText(tools.filter(({ recommended }) => recommended).map(({ title }) => title));
});

test('an original price stands only where content says since when it was asked', async ({ page }) => {
  await page.goto('/toolbox');
  await expect(row(page, 'Strategic OKR Planner')).toContainText('Was $69');
  await expect(row(page, 'Strategic OKR Planner')).toContainText('You save $20');
  // Content has an original price for this one, but no day.
  await expect(row(page, 'ROI Projection Calculator').locator('s')).toHaveCount(0);
});

for (const path of ['/toolbox', PRODUCT, BUNDLE, TRACKER])
  test(`${path} ends with the diagnostic`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', '/diagnostic');
  });

test('what a tool costs stands at the left edge of the page, under its drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/toolbox');
  const left = async (element: Locator) => (await element.boundingBox())!.x;
  const edge = await left(page.getByRole('heading', { name: 'Buy a single tool' }));
  for (const { title } of tools) {
    expect(await left(row(page, title).locator('.drawing'))).toBe(edge);
    expect(await left(row(page, title).getByRole('button'))).toBe(edge);
  }
});

for (const width of [360, 768, 1440])
  test(`at ${width} px every tool has its title at one height, and See details beside Buy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/toolbox');
    const heights = new Set<number>();
    for (const { title } of tools) {
      const [frame, heading, buy, details] = await Promise.all(
        [
          row(page, title),
          row(page, title).getByRole('heading', { name: title }),
          row(page, title).getByRole('button'),
          row(page, title).getByRole('link', { name: /^See details/ }),
        ].map(async (element) => (await element.boundingBox())!),
      );
      heights.add(Math.round(heading!.y - frame!.y));
      expect(details!.y, title).toBeLessThan(buy!.y + buy!.height);
      expect(details!.x, title).toBeGreaterThan(buy!.x + buy!.width);
    }
    expect(heights.size).toBe(1);
  });

test('the bundle has nine drawings on one sheet, its files by tool, the refund, and Buy twice', async ({
  page,
}) => {
  await page.goto(BUNDLE);
  const main = page.getByRole('main');
  const drawn = main.getByRole('listitem').filter({ has: page.locator('svg.drawing') });
  await expect(drawn.getByRole('link')).toHaveText(tools.map(({ title }) => title));
  for (const { slug, title, files } of tools) {
    await expect(drawn.getByRole('link', { name: title })).toHaveAttribute('href', `/toolbox/${slug}`);
    const folder = main
      .getByRole('region', { name: 'Your files' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    for (const { name } of files) await expect(folder.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: '14 days to change your mind' })).toBeVisible();
  await expect(main.getByText(/we’ll refund the full price/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy for $389' })).toHaveCount(2);
});

test('a badge does not stand above the title', async ({ page }) => {
  for (const [path, badge] of [
    [PRODUCT, 'Most Popular'],
    [BUNDLE, 'Best value'],
  ] as const) {
    await page.goto(path);
    const [title, mark] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), page.getByText(badge, { exact: true })].map(
        async (element) => (await element.boundingBox())!,
      ),
    );
    expect(mark!.y, path).toBeGreaterThanOrEqual(title!.y + title!.height);
  }
});

test('on a phone the lists of a tool fold, and unfold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/toolbox');
  const tool = row(page, 'Goal Cascade Builder');
  await expect(tool.getByText('What you get', { exact: true })).toBeHidden();
  await tool.getByText('What’s in it').click();
  await expect(tool.getByText('What you get', { exact: true })).toBeVisible();
});

test('a product has its category, description, price, saving and every line of its lists', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const product = products.find(({ slug }) => PRODUCT.endsWith(slug))!;
  for (const text of ['Planner', '$59', 'Was $79', 'You save $20', product.license])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  for (const line of [...product.whatYouGet, ...product.benefits, ...product.features])
    await expect(main.getByText(line, { exact: true })).toBeVisible();
  for (const { name } of product.files) await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy for $59' })).toBeVisible();
  await main.getByRole('link', { name: 'Back to the toolbox' }).click();
  await expect(page).toHaveURL('/toolbox');
});

test('the tracker has its page, a price and a link to the full system', async ({ page }) => {
  await page.goto(TRACKER);
  const main = page.getByRole('main');
  for (const name of ['What it does', 'What you notice', 'What’s included', 'The full system'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText(/^3\+ hours of tutorials/)).toBeVisible();
  await expect(main.getByText(/^90-day email support/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy for $49' })).toBeVisible();
  const full = main.getByRole('link', { name: 'Open the full system' });
  await expect(full).toHaveAttribute('target', '_blank');
  await expect(full).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(main.getByRole('link', { name: 'Back to the toolbox' })).toHaveAttribute('href', '/toolbox');
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

test('the address a renamed tool had leads to the new one, with what came behind it', async ({ request }) => {
  const answer = await request.get('/toolbox/strategic-okr-planner?utm_source=x', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/toolbox/okr-planning-calculator?utm_source=x');
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

test('the toolbox is at most 66 kB of HTML', async ({ request }) => {
  // Its styles stand in it, and are counted by the bench of pages.
  const html = (await (await request.get('/toolbox')).text()).replace(/<style[^>]*>[^]*?<\/style>/g, '');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(66_000);
});
