import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/config/env';

/**
 * Everything may be read. A page that may not be shown says so itself (noindex), which a robot has to read.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', env().BASE_URL).href,
  };
}
