import { expect, test } from 'vitest';
import { suggestEmail } from '@/lib/kernel/email-typo';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@GMIAL.com', 'ada@gmail.com'],
  ['Ada.L+x@yaho.com', 'Ada.L+x@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@yahoo.co',
  'ada@example.com',
  'ada@gmailcom.org',
  'ada@gmxil.net',
  'ada@',
  '@gmial.com',
  'gmial.com',
  '',
])('%j is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
