import { expect, test } from 'vitest';
import { shortDescription } from '@/lib/shop/rules/catalogue';

test('85 characters are left alone', () => {
  expect(shortDescription('a'.repeat(85))).toBe('a'.repeat(85));
  expect(shortDescription('')).toBe('');
});

test('86 characters are cut to 85 and an ellipsis', () => {
  expect(shortDescription('a'.repeat(85) + 'b')).toBe('a'.repeat(85) + '…');
});

test('a character made of several code units is not cut in half', () => {
  expect(shortDescription('é'.normalize('NFD').repeat(90))).toBe('é'.normalize('NFD').repeat(85) + '…');
  expect(shortDescription('👩‍🔧'.repeat(86))).toBe('👩‍🔧'.repeat(85) + '…');
});
