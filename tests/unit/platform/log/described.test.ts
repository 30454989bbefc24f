import { expect, test } from 'vitest';
import { described } from '@/lib/platform/log/described';

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
