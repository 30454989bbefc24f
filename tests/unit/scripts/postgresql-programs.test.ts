import { expect, test } from 'vitest';
import { programFile, withoutSecret } from '@/scripts/backups/postgresql';

test('a missing pg_dump is named, with what to install', () => {
  expect(() => programFile('pg_dump', ['/no/such/folder'])).toThrow(
    'pg_dump is missing. Install the client programs of Postgres, no older than your server ' +
      '(Debian, Ubuntu: apt-get install postgresql-client).',
  );
});

test('a password never becomes an argument, and what only other drivers know is left out', () => {
  const given = 'postgresql://site:p%40ss@db.example.org:5432/plumbline?sslmode=require&schema=public';
  expect(withoutSecret(given)).toEqual({
    address: 'postgresql://site@db.example.org:5432/plumbline?sslmode=require',
    password: 'p@ss',
  });
});
