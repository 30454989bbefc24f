import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';

/** Everything may be crawled: a robot has to read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', env().BASE_URL).href,
  };
}
