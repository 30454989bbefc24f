import { readDatabaseUrl } from './database-url';
import { askInTime } from './one-connection';

/**
 * By which settings of its server a Postgres says that something is stored before it is on the disk.
 * @param timeoutMs how long the server may take to answer
 * @returns their names; none on SQLite, where every connection of ours waits for the disk
 * @throws when the server can't be asked
 */
export async function forgetfulSettings(url: string, timeoutMs: number): Promise<string[]> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return [];
  return askInTime(address.url, timeoutMs, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  });
}
