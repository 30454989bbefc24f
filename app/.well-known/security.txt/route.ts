import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/container';
import { securityTxt } from '../../structured-data/security-txt';

/** Asked for rarely, and drawn each time: the day on which it expires is then always ahead. */
export const dynamic = 'force-dynamic';

/** Where weaknesses are reported (RFC 9116). */
export function GET(): Response {
  const text = securityTxt(content().site.contact.email, env().BASE_URL, new Date());
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
