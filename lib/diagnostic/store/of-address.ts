import type { Database } from '@/lib/platform/database/client';

/** In any case. Raw SQL, because the shared client type has no case-insensitive comparison. */
export async function assessmentsOf(reader: Pick<Database, '$queryRaw'>, email: string): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Assessment" WHERE lower(email) = lower(${email})`;
  return rows.map(({ id }) => id);
}
