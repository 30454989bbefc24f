import { samplePicture } from '@/lib/build-files';
import { content } from '@/lib/server/context';
import { picturesOf, sampleFile } from '@/lib/shop/rules/product-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pictures = () =>
  content().products.flatMap(({ slug, samples = [] }) =>
    samples.flatMap(picturesOf).map((picture) => ({ slug, picture, file: sampleFile(picture) })),
  );

export function generateStaticParams() {
  return pictures().map(({ slug, file }) => ({ slug, file }));
}

/** A picture of a page of a product's files. */
export async function GET(_request: Request, context: { params: Promise<{ slug: string; file: string }> }) {
  const { slug, file } = await context.params;
  const { picture } = pictures().find((one) => one.slug === slug && one.file === file)!;
  return new Response(new Uint8Array(samplePicture(slug, picture)), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
