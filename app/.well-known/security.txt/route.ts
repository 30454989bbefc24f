import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { securityTxt } from '../../structured-data/security-txt';

/** On request, so that its expiry date is always in the future. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const text = securityTxt(content().site.contact.email, env().BASE_URL, new Date());
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
