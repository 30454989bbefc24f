import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import pg from 'pg';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';

/**
 * How often one of these words stands in what the database keeps: on SQLite the bytes of the file, of its
 * write-ahead log and of its index; on Postgres every row of every table, as a dump has them. Letters count
 * alike, large or small.
 */
export async function traces(url: string, words: string[]): Promise<number> {
  const texts = await everything(url);
  const count = (text: string, word: string) => text.toLowerCase().split(word.toLowerCase()).length - 1;
  return texts.reduce((sum, text) => sum + words.reduce((all, word) => all + count(text, word), 0), 0);
}

async function everything(url: string): Promise<string[]> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'postgresql') return everyRow(address.url);
  return ['', '-wal', '-shm']
    .map((end) => address.file + end)
    .filter((file) => fs.existsSync(file))
    .map(readElsewhere);
}

/**
 * In a process of its own: whoever closes a file ends all locks that SQLite has on it in the same process.
 */
function readElsewhere(file: string): string {
  const read = 'process.stdout.write(require("fs").readFileSync(process.argv[1]))';
  const options = { encoding: 'latin1', maxBuffer: 2 ** 30 } as const;
  return execFileSync(process.execPath, ['-e', read, file], options);
}

async function everyRow(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts;
  } finally {
    await client.end();
  }
}
