import { expect, test } from 'vitest';
import { described } from '@/lib/log/described';

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

test('the place of a package is no address', () => {
  const error = new Error('refused');
  error.stack =
    'Error: refused\n    at query (/srv/site/node_modules/@prisma/client/runtime/client.js:65:8643)';
  expect(described(error).stack).toContain('node_modules/@prisma/client/runtime/client.js:65:8643');
});

test('what a package has put on the error is left out', () => {
  const error = Object.assign(new Error('taken'), { detail: 'Key (name)=(Ada)', meta: { name: 'Ada' } });
  expect(JSON.stringify(described(error))).not.toContain('Ada');
});

test('what is no error is told as it is', () => {
  expect(described('gone')).toEqual({ type: 'string', message: 'gone' });
  expect(described(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
});
