import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';

/** Everything may be read: a page that may not be shown says so itself, which nobody learns who may not read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', env().BASE_URL).href,
  };
}
