import { expect, test } from 'vitest';
import { randomId } from '@/lib/platform/random/tokens';

const ids = Array.from({ length: 5000 }, randomId);

test('an id is 24 characters that an address and a file name can hold, and no two are alike', () => {
  for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no id looks like an option of a command', () => {
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
});
