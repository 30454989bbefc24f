import pg from 'pg';

/** Does some work on a connection of its own, which is closed whatever becomes of it. */
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

/** A connection of our own to Postgres, not opened yet. If it breaks, what it was asked is rejected. */
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
