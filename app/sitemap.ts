import type { MetadataRoute } from 'next';
import { env } from '@/lib/config/env';
import { listedPages } from './listed-pages';

/** The pages that search engines may show. No dates: we keep none that would be true. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages().map(({ path }) => ({ url: new URL(path, env().BASE_URL).href }));
}
