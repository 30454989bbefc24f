import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { listedPages } from './listed-pages';

/** The pages that search engines may show, and the free demos. Only content/pages says when it changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const demos = content().toolbox.demos.items.map(({ path }) => ({ path, updated: undefined }));
  return [...listedPages(), ...demos].map(({ path, updated }) => ({
    url: new URL(path, env().BASE_URL).href,
    ...(updated && { lastModified: updated }),
  }));
}
