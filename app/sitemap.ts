import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/container';
import { listedPages } from './listed-pages';

/** Indexed pages and free demos. No `lastmod`: we keep no such dates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [...listedPages(), ...content().toolbox.demos.items];
  return pages.map(({ path }) => ({ url: new URL(path, env().BASE_URL).href }));
}
