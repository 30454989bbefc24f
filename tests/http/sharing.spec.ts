import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { sharingImage } from '../../app/sharing-image';
import { PAGES } from '../support/route-table';

/** What each kind of page is said to be, beside the way to it. */
const ABOUT: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/sprint-program': ['BreadcrumbList', 'Course', 'Person', 'Person'],
  '/book-call': ['BreadcrumbList', 'Service'],
};
/** What each page below another is about. */
const BELOW = { '/toolbox/': 'Product', '/library/': 'Article' };
const typesOf = (path: string) => {
  const below = Object.entries(BELOW).find(([start]) => path.startsWith(start));
  return ABOUT[path] ?? ['BreadcrumbList', ...(below ? [below[1]] : [])];
};

const indexed = PAGES.filter(({ index }) => index);
const hidden = PAGES.filter(({ index, needsScript }) => !index && !needsScript);

/** Where a product's drawing stands on its card. */
const DRAWING = { left: 736, top: 105, width: 400, height: 300 };

test.use({ javaScriptEnabled: false });

for (const { path } of indexed) {
  test(`${path} has a card of its own and says what it is about`, async ({ page, request }) => {
    await page.goto(path);
    const image = await meta(page, 'og:image');
    const { width, height } = pngSize(await (await request.get(image)).body());
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(image).toContain(path === '/' ? '/og/home.png' : `/og${path}.png`);
    expect(await page.title()).toContain(await meta(page, 'og:title'));
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    expect(await things(page)).toEqual(typesOf(path));
  });
}

test("each product's card shows its own drawing", async ({ request }) => {
  const drawn = new Set<string>();
  const cards = indexed.filter(({ path }) => path.startsWith('/toolbox/'));
  for (const { path } of cards) {
    const card = sharp(await (await request.get(sharingImage(path))).body());
    const { data } = await card.extract(DRAWING).raw().toBuffer({ resolveWithObject: true });
    expect(new Set(data).size, `${path} has something drawn there`).toBeGreaterThan(20);
    drawn.add(data.toString('base64'));
  }
  expect(drawn.size).toBe(cards.length);
});

for (const { path } of hidden) {
  test(`${path} has neither`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
    expect(await things(page)).toEqual([]);
  });
}

test('no page marks anything up in its HTML, reviews least of all', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    await expect(page.locator('[itemscope], [typeof], [vocab]')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/AggregateRating|"Review"/);
  }
});

const meta = async (page: Page, property: string) =>
  (await page.locator(`meta[property="${property}"]`).getAttribute('content'))!;

async function things(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((json) =>
    (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
  );
}

/** The first thing a PNG says of itself, after its signature. */
function pngSize(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
