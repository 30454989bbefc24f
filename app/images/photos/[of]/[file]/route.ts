import { photoPicture } from '@/lib/build-files';
import { content } from '@/lib/server/context';
import { shownPhotos } from '@/lib/content/photos';
import { photoFile } from '@/lib/kernel/photos';

export const dynamic = 'force-static';
export const dynamicParams = false;

const photos = () => shownPhotos(content()).map((one) => ({ ...one, file: photoFile(one.photo) }));

export function generateStaticParams() {
  return photos().map(({ of, file }) => ({ of, file }));
}

/** A person's photo from the content. */
export async function GET(_request: Request, context: { params: Promise<{ of: string; file: string }> }) {
  const params = await context.params;
  const { of, photo } = photos().find((one) => one.of === params.of && one.file === params.file)!;
  return new Response(new Uint8Array(photoPicture(of, photo)), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
