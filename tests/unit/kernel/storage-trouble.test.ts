import { expect, test } from 'vitest';
import { storageTrouble } from '@/lib/kernel/storage-trouble';

const prisma = (cause: object) =>
  Object.assign(new Error('x'), { code: 'P2039', meta: { driverAdapterError: { cause } } });

test.each([
  ['SQLite through Prisma', prisma({ originalCode: 'SQLITE_FULL' }), 'full'],
  ['SQLite itself', Object.assign(new Error('x'), { code: 'SQLITE_READONLY_DIRECTORY' }), 'readOnly'],
  ['Postgres through Prisma', prisma({ originalCode: '25006', kind: 'postgres' }), 'readOnly'],
  ['Postgres itself', Object.assign(new Error('x'), { code: '53100' }), 'full'],
  ['a cause of a cause', new Error('x', { cause: { cause: { originalCode: 'SQLITE_CORRUPT' } } }), 'damaged'],
  ['a disk that fails', prisma({ originalCode: 'SQLITE_IOERR_WRITE', kind: 'sqlite' }), 'failing'],
  [
    'a lock, under what Prisma makes of it',
    prisma({ originalCode: 'SQLITE_BUSY', kind: 'SocketTimeout' }),
    'busy',
  ],
  ['a statement that took too long', prisma({ originalCode: '57014', kind: 'postgres' }), 'busy'],
  ['a transaction that could not begin', Object.assign(new Error('x'), { code: 'P2028' }), 'busy'],
  ['a server that has no connection left', Object.assign(new Error('x'), { code: '53300' }), 'away'],
  ['a server that is gone', prisma({ kind: 'DatabaseNotReachable' }), 'away'],
])('%s is understood', (_, error, trouble) => expect(storageTrouble(error)).toBe(trouble));

test.each([
  new Error('x'),
  Object.assign(new Error('x'), { code: 'P2002' }),
  null,
  undefined,
  'SQLITE_FULL',
  5,
])('%s is no trouble of the database', (error) => expect(storageTrouble(error)).toBeNull());
