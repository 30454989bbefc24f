import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { missingProducts } from '@/lib/server/catalogue';
import { CONTENT } from '../support/content';
import { siteDatabase } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';

const { database } = await siteDatabase();
const { GET } = await import('@/app/api/products/route');
const content = loadContent(CONTENT);
const bundle = content.products.at(-1)!;

test('everything that content sells is answered, with the documented fields and a currency', async () => {
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
  expect(await missingProducts(database, content)).toEqual([
    expect.stringMatching(
      /^content\/products\/old-bundle is missing, and there is a paid order for it: put it back/,
    ),
    expect.stringMatching(/^content\/products\/old-tool is missing, and there is a paid order for it/),
  ]);
});
