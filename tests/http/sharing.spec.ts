import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { sharingImage } from '../../app/sharing-image';
import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { CONTENT } from '../support/content-folder';
import { getPage } from '../support/html';
import { PAGES } from '../support/route-table';

const { site, toolbox } = loadContent(CONTENT);

const indexed = PAGES.filter(({ index }) => index);

/** Where a product's drawing stands on its card. */
const DRAWING = { left: 736, top: 105, width: 400, height: 300 };

for (const { path } of indexed) {
  test(`${path} has a card of its own`, async ({ request }) => {
    const page = await getPage(request, path);
    const image = meta(page, 'og:image')!;
    const { width, height } = pngSize(await (await request.get(image)).body());
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(image).toContain(path === '/' ? '/og/home.png' : `/og${path}.png`);
    expect(page.texts('head > title')).toEqual([expect.stringContaining(meta(page, 'og:title')!)]);
    expect(page.values('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  });
}

for (const { slug, path, search } of toolbox.demos.items) {
  test(`${path} is shown as a free web application, and leads to product and library`, async ({
    request,
  }) => {
    const page = await getPage(request, path);
    expect(page.texts('head > title')).toEqual([`${search} - ${site.brand.name}`]);
    expect(meta(page, 'og:title')).toBe(search);
    expect((await request.get(meta(page, 'og:image')!)).headers()['content-type']).toBe('image/png');
    const [json] = page.texts('script[type="application/ld+json"]');
    expect(JSON.parse(json!)).toMatchObject({ '@type': 'WebApplication', offers: { price: '0' } });
    const links = page.values('main a', 'href');
    expect(links).toContain(routes.product(slug));
    expect(links).toContainEqual(expect.stringMatching(/^\/library/));
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

type HtmlPage = Awaited<ReturnType<typeof getPage>>;

const meta = ({ values }: HtmlPage, property: string) => values(`meta[property="${property}"]`, 'content')[0];

/** The first thing a PNG says of itself, after its signature. */
function pngSize(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
