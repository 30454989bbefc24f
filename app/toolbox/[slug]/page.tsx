import { notFound } from 'next/navigation';
import { productMetadata } from '@/app/page-metadata';
import { content } from '@/lib/server/context';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import { ProductPage } from '../product-page';

/** next.config.mjs rewrites other slugs to 'Product Not Found'. */
export const dynamicParams = false;

/** Every product but the tracker, which has a route of its own. */
export function generateStaticParams() {
  return content()
    .products.filter(({ slug }) => slug !== TRACKER_SLUG)
    .map(({ slug }) => ({ slug }));
}

type Context = { params: Promise<{ slug: string }> };

export const generateMetadata = async (context: Context) => productMetadata(await productOf(context));

export default async function SlugPage(context: Context) {
  return <ProductPage product={await productOf(context)} />;
}

async function productOf({ params }: Context) {
  const { slug } = await params;
  return content().products.find((product) => product.slug === slug) ?? notFound();
}
