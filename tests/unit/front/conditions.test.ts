import { expect, test } from 'vitest';
import { isKnown } from '@/front/static/conditions';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('%s knows version a', (header) => {
  expect(isKnown(header, '"a"')).toBe(true);
});

test.each([undefined, '', '"b"', 'a', '"a-br"', '"A"'])('%s does not know version a', (header) => {
  expect(isKnown(header, '"a"')).toBe(false);
});
