import { ImageResponse } from 'next/og';
import { listedPages } from '@/app/listed-pages';
import { withoutBrand } from '@/app/page-metadata';
import { SHARING_IMAGE, sharingImage } from '@/app/sharing-image';
import { drawingMaterials, productDrawing } from '@/lib/build-files';
import { content } from '@/lib/server/context';
import { wholeDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/kernel/routes';
import { SharingCard } from '../sharing-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const partsOf = (path: string) => sharingImage(path).split('/').slice(2);

export function generateStaticParams() {
  return listedPages().map(({ path }) => ({ page: partsOf(path) }));
}

type Context = { params: Promise<{ page: string[] }> };

/** The Open Graph image of a page, drawn at build. A product's has its drawing and price. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const address = (await params).page.join('/');
  const page = listedPages().find(({ path }) => partsOf(path).join('/') === address)!;
  const { site, products } = content();
  const product = products.find(({ slug }) => routes.product(slug) === page.path);
  const card = (
    <SharingCard
      title={product?.title ?? withoutBrand(page.title)}
      brand={site.brand}
      product={product && { price: wholeDollars(product.priceCents), drawing: productDrawing(product.slug) }}
    />
  );
  return new ImageResponse(card, { ...SHARING_IMAGE, fonts: drawingMaterials().fonts });
}
