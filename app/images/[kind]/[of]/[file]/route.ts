import { contentFile } from '@/lib/build-files';
import { content } from '@/lib/server/context';
import { shownPhotos } from '@/lib/content/photos';
import { photoFile } from '@/lib/kernel/photos';
import { picturesOf, sampleFile } from '@/lib/shop/rules/product-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Photos of people, and pictures of pages of products' files. `path`: where it lies in content/. */
function pictures() {
  const samples = content().products.flatMap(({ slug, samples = [] }) =>
    samples.flatMap(picturesOf).map((picture) => {
      const file = sampleFile(picture);
      return { kind: 'samples', of: slug, file, path: `products/${slug}/samples/${file}`, type: 'webp' };
    }),
  );
  const photos = shownPhotos(content()).map(({ of, photo }) => {
    const file = photoFile(photo);
    return { kind: 'photos', of, file, path: `${of}/${file}`, type: 'jpeg' };
  });
  return [...samples, ...photos];
}

export const generateStaticParams = () => pictures().map(({ kind, of, file }) => ({ kind, of, file }));

type Context = { params: Promise<Record<'kind' | 'of' | 'file', string>> };

/** A picture of the content. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, of, file } = await params;
  const { path, type } = pictures().find((one) => one.kind === kind && one.of === of && one.file === file)!;
  return new Response(new Uint8Array(contentFile(path)), {
    headers: {
      'Content-Type': `image/${type}`,
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
