import pg from 'pg';

/**
 * Does some work on a connection of our own that it opens for it, and closes whatever becomes of it.
 * @param timeoutMs how long the server may take to answer
 */
export async function askInTime<T>(
  url: string,
  timeoutMs: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = oneConnection(url, { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A connection of our own to Postgres, beside the pools, not opened yet. If it breaks, what it was asked is
 * rejected.
 * @param url of the database
 */
export function oneConnection(
  url: string,
  settings: Omit<pg.ClientConfig, 'connectionString'> = {},
): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: 'plumbline',
    ...settings,
  });
  // A broken connection is told here as well; without a listener it would end the process.
  client.on('error', () => undefined);
  return client;
}
