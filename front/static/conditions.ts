/**
 * Whether the visitor has this version already (If-None-Match, RFC 9110, 13.1.2). Proxies that compress mark tags as weak;
 * that is no reason to send all of it again.
 */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header.trim() === '*' || header.split(',').some((tag) => strong(tag) === etag);
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');
