import pg from 'pg';

/**
 * A connection of our own to Postgres, beside the pools, not opened yet. If it breaks, what it was asked is rejected.
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
