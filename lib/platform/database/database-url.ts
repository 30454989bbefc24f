type DatabaseAddress = { provider: 'sqlite'; file: string } | { provider: 'postgresql'; url: string };

/** Reads `file:./data/plumbline.db` or `postgresql://user:password@host/database`. @throws for others */
export function readDatabaseUrl(url: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(url)) return { provider: 'postgresql', url };
  const file = /^file:([^?]+)/.exec(url)?.[1];
  if (file) return { provider: 'sqlite', file };
  throw new Error(`DATABASE_URL begins with "file:" or "postgresql://", not: ${withoutPassword(url)}`);
}

/** The address as it may be printed. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):.*@/, '$1:***@');
}
