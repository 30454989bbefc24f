import { expect, test, describe, onTestFinished, vi } from 'vitest';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { described } from '@/lib/platform/log/described';
import { oncePerProcess } from '@/lib/kernel/once-per-process';

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

test('an error is told with type, code, text, place and cause', () => {
  const cause = Object.assign(new TypeError('no disk'), { code: 'ENOSPC' });
  const told = described(new Error('not stored', { cause }));
  expect(told).toMatchObject({
    type: 'Error',
    message: 'not stored',
    cause: { type: 'TypeError', code: 'ENOSPC' },
  });
  expect(told.stack).toMatch(/^at /);
});

test.each(['ada@example.org', '"ada.l+x@mail.example.org"', '(ada@example.org)', 'email=ada@example.org,'])(
  'the address in %s is blotted out, also where the stack repeats it',
  (address) => {
    expect(JSON.stringify(described(new Error(`Key ${address} is there`)))).not.toMatch(/ada|example\.org/);
  },
);

test('what a package has put on the error is left out', () => {
  const error = Object.assign(new Error('taken'), { detail: 'Key (name)=(Ada)', meta: { name: 'Ada' } });
  expect(JSON.stringify(described(error))).not.toContain('Ada');
});

test('what could not be parsed is left out', () => {
  const parse = () => JSON.parse('{"name": Ada Quist}') as unknown;
  let thrown: unknown;
  try {
    parse();
  } catch (error) {
    thrown = error;
  }
  expect(described(thrown).type).toBe('SyntaxError');
  expect(JSON.stringify(described(thrown))).not.toMatch(/Ada|Quist/);
});

test('what a driver throws is told by its names, whatever is in its text', () => {
  const thrown = {
    kind: 'postgres',
    originalCode: '23514',
    column: 'price',
    message: 'row contains (Ada Quist)',
  };
  expect(described(thrown)).toEqual({ type: 'database', message: 'postgres, 23514, price' });
});

/** A name of its own, which is gone when the test is done. */
function aName() {
  const name = `plumblineTest${crypto.randomUUID()}` as const;
  onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  return name;
}

describe('what there is one of in a process', () => {
  test('is made for whoever asks first, and is the same for all others', () => {
    const name = aName();
    const make = vi.fn(() => ({}));
    const first = oncePerProcess(name, make);
    expect(oncePerProcess(name, make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is made again by the next one when it could not be made', () => {
    const name = aName();
    const fail = () => {
      throw new Error('not now');
    };
    expect(() => oncePerProcess(name, fail)).toThrow('not now');
    expect(oncePerProcess(name, () => 1)).toBe(1);
  });
});
