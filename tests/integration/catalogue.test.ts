import { beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '@/lib/content/catalogue';
import { loadContent } from '@/lib/content/load';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { catalogue } from '@/lib/shop/store/catalogue';
import { bringCatalogueUpToDate } from '@/lib/server/catalogue';
import { CONTENT } from '../support/content';
import { siteDatabase } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';

const { database, url } = await siteDatabase();
const { GET } = await import('@/app/api/products/route');
const content = loadContent(CONTENT);
const monday = { contentVersion: 'monday', builtAt: new Date('2026-03-02') };
const shipped = catalogueOf(content, monday.builtAt);
const bundle = content.products.at(-1)!;
const tuesday = { contentVersion: 'tuesday', builtAt: new Date('2026-03-03') };
const dearer = (by: number): CatalogueProduct[] =>
  shipped.map((one) => ({ ...one, priceCents: one.priceCents + by }));
const priceOfFirst = async () => (await catalogue(database).list())[0]?.priceCents;

beforeEach(async () => {
  await database.product.deleteMany();
  await database.catalogue.deleteMany();
  await database.order.deleteMany();
});

test('everything that content sells is answered, with the documented fields and a currency', async () => {
  await catalogue(database).replace(shipped, monday);
  const answer = await GET();
  const products = (await answer.json()) as Record<string, unknown>[];
  expect(products.map(({ id }) => id)).toEqual(content.products.map(({ slug }) => slug));
  for (const product of products)
    expect(Object.keys(product).sort()).toEqual(
      [
        'benefits',
        'category',
        'currency',
        'description',
        'features',
        'id',
        'imageUrl',
        'originalPrice',
      ].concat(['price', 'recommended', 'title', 'type', 'whatYouGet']),
    );
  expect(products.filter(({ type }) => type === 'bundle')).toMatchObject([
    {
      price: bundle.priceCents,
      originalPrice: bundle.originalPriceCents,
      currency: 'usd',
      imageUrl: expect.stringMatching(/^\//) as string,
    },
  ]);
});

test('a later build changes the prices, and an older one never does again', async () => {
  const store = catalogue(database);
  expect(await store.replace(shipped, monday)).toBe('replaced');
  expect(await store.replace(dearer(100), tuesday)).toBe('replaced');
  expect(await store.replace(shipped, monday)).toBe('newer');
  expect(await priceOfFirst()).toBe(shipped[0]!.priceCents + 100);
  expect(await store.replace(dearer(200), tuesday)).toBe('replaced');
});

test('a start names the products of paid orders that content no longer has, tools of a bundle too', async () => {
  await database.order.create({
    data: anOrderRow({ productSlug: 'old-bundle', tools: ['old-tool'], status: 'paid' }),
  });
  await database.order.create({
    data: anOrderRow({ productSlug: 'never-paid', status: 'canceled', paidAt: null }),
  });
  await database.order.create({
    data: anOrderRow({ productSlug: content.products[0]!.slug, status: 'paid' }),
  });
  expect(await bringCatalogueUpToDate(url, content, monday)).toEqual([
    expect.stringMatching(
      /^content\/products\/old-bundle is missing, and there is a paid order for it: put it back/,
    ),
    expect.stringMatching(/^content\/products\/old-tool is missing, and there is a paid order for it/),
  ]);
});
