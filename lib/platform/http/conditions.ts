type Conditions = { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined };

/**
 * Whether the visitor has this version (RFC 9110, 13.1). Weak tags match too, because compressing proxies
 * make them weak. A date counts only without a tag.
 * @param modified the Last-Modified, if any
 */
export function isUnchanged(headers: Conditions, etag: string, modified?: string): boolean {
  const known = headers['if-none-match'];
  const since = headers['if-modified-since'];
  if (known) return known === etag || known.split(',').some((tag) => isOrAny(tag.trim(), etag));
  return Boolean(since && modified) && Date.parse(modified!) <= Date.parse(since!);
}

const isOrAny = (tag: string, etag: string) => tag === '*' || tag.replace(/^W\//, '') === etag;
