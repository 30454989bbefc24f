import { DAY } from '@/lib/kernel/time';
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 90;

/**
 * The text of /.well-known/security.txt (RFC 9116).
 * @param email where reports go: the contact in content/site.yaml
 * @param siteUrl the address of the site, such as https://example.com
 */
export function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(Math.ceil(now.getTime() / DAY + GOOD_FOR_DAYS) * DAY);
  return [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}
