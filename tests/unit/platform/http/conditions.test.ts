import { expect, test } from 'vitest';
import { isUnchanged } from '@/lib/platform/http/file-response';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('%s knows version a', (header) => {
  expect(isUnchanged(header, '"a"')).toBe(true);
});

test.each(['', '"b"', 'a', '"a-br"', '"A"'])('%s does not know version a', (header) => {
  expect(isUnchanged(header, '"a"')).toBe(false);
});
