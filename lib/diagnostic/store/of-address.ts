import type { Database } from '@/lib/platform/database/client';

/**
 * The ids of all diagnostics of an address, however it was typed. The client that both databases share can't
 * compare regardless of case; lower() works on both.
 */
export async function assessmentsOf(reader: Pick<Database, '$queryRaw'>, email: string): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Assessment" WHERE lower(email) = lower(${email})`;
  return rows.map(({ id }) => id);
}
