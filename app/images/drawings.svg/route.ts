import { drawings } from '@/lib/build-files';

export const dynamic = 'force-static';

/** All drawings in one file, made at build. */
export function GET(): Response {
  return new Response(drawings(), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
