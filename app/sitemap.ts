import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/container';
import { listedPages } from './listed-pages';

/** The pages that search engines may show, and the free demos. No dates: we keep none that would be true. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [...listedPages(), ...content().toolbox.demos.items];
  return pages.map(({ path }) => ({ url: new URL(path, env().BASE_URL).href }));
}
