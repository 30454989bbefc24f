import { pageMetadata } from '@/app/page-metadata';
import { ProductNotFound } from '@/components/toolbox/product-not-found';
import { content } from '@/lib/container';

export const generateMetadata = () => pageMetadata('404');

/**
 * For every slug that nobody has. next.config.mjs leads there, and the build gives it its status
 * (scripts/setup/build.ts).
 */
export default function ProductNotFoundPage() {
  const { exact, pages } = content().messages;
  return <ProductNotFound {...exact.pages.productNotFound} back={pages.productNotFound.back} />;
}
