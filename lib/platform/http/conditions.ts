type Conditions = { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined };

/**
 * Whether the visitor has this version already (RFC 9110, 13.1). Proxies that compress mark tags as weak;
 * that is no reason to send all of it again. A date is looked at only where no tag is.
 * @param modified as Last-Modified says it, if it does
 */
export function isUnchanged(headers: Conditions, etag: string, modified?: string): boolean {
  const known = headers['if-none-match'];
  const since = headers['if-modified-since'];
  if (known) return known === etag || known.split(',').some((tag) => isOrAny(tag.trim(), etag));
  return Boolean(since && modified) && Date.parse(modified!) <= Date.parse(since!);
}

const isOrAny = (tag: string, etag: string) => tag === '*' || tag.replace(/^W\//, '') === etag;
