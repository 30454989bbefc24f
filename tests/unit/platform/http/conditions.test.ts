import { expect, test } from 'vitest';
import { isUnchanged } from '@/lib/platform/http/file-response';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('%s knows version a', (header) => {
  expect(isUnchanged({ 'if-none-match': header }, '"a"')).toBe(true);
});

test.each([undefined, '', '"b"', 'a', '"a-br"', '"A"'])('%s does not know version a', (header) => {
  expect(isUnchanged({ 'if-none-match': header }, '"a"')).toBe(false);
});

const MODIFIED = 'Mon, 02 Mar 2026 10:00:00 GMT';

test.each([
  [MODIFIED, true],
  ['Mon, 02 Mar 2026 10:00:01 GMT', true],
  ['Mon, 02 Mar 2026 09:59:59 GMT', false],
  ['yesterday', false],
])('what was changed on March 2 at 10 has not been since %s: %s', (since, unchanged) => {
  expect(isUnchanged({ 'if-modified-since': since }, '"a"', MODIFIED)).toBe(unchanged);
});

test('a date says nothing where a tag is named, nor of what has none', () => {
  expect(isUnchanged({ 'if-modified-since': MODIFIED, 'if-none-match': '"b"' }, '"a"', MODIFIED)).toBe(false);
  expect(isUnchanged({ 'if-modified-since': MODIFIED }, '"a"')).toBe(false);
});
