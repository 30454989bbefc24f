import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { sharingImage } from '../../app/sharing-image';
import { loadContent } from '../../lib/content/load';
import { routes } from '../../lib/kernel/routes';
import { CONTENT } from '../support/content-folder';
import { getPage } from '../support/html';
import { PAGES } from '../support/route-table';

const { site, toolbox } = loadContent(CONTENT);

/** What each kind of page is said to be, beside the way to it. */
const ABOUT: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/library/coaching-for-bakeries': ['BreadcrumbList'],
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

for (const { path } of indexed) {
  test(`${path} has a card of its own and says what it is about`, async ({ request }) => {
    const page = await getPage(request, path);
    const image = meta(page, 'og:image')!;
    const { width, height } = pngSize(await (await request.get(image)).body());
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(image).toContain(path === '/' ? '/og/home.png' : `/og${path}.png`);
    expect(page.texts('head > title')).toEqual([expect.stringContaining(meta(page, 'og:title')!)]);
    expect(page.values('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
    expect(things(page)).toEqual(typesOf(path));
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

for (const { path } of hidden) {
  test(`${path} has neither`, async ({ request }) => {
    const page = await getPage(request, path);
    expect(page.values('meta[property^="og:"]', 'content')).toEqual([]);
    expect(things(page)).toEqual([]);
  });
}

test('no page marks anything up in its HTML, reviews least of all', async ({ request }) => {
  for (const { path } of PAGES) {
    const page = await getPage(request, path);
    expect(page.texts('[itemscope], [typeof], [vocab]')).toEqual([]);
    expect(page.html).not.toMatch(/AggregateRating|"Review"/);
  }
});

type HtmlPage = Awaited<ReturnType<typeof getPage>>;

const meta = ({ values }: HtmlPage, property: string) => values(`meta[property="${property}"]`, 'content')[0];

const things = ({ texts }: HtmlPage): string[] =>
  texts('script[type="application/ld+json"]').flatMap((json) =>
    (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
  );

/** The first thing a PNG says of itself, after its signature. */
function pngSize(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
