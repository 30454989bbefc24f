import { expect, test } from 'vitest';
import { NO_TROUBLE, shownTrouble, troublesAfter } from '../client/trouble';

const after = (...calls: ['change' | 'look', string | null][]) =>
  shownTrouble(calls.reduce((now, [kind, message]) => troublesAfter(now, kind, message), NO_TROUBLE));

test('why a change was refused stays when the words are looked at again, and goes when a change is made', () => {
  const refused = ['change', 'The file was changed.'] as const;
  expect(after([...refused])).toBe('The file was changed.');
  expect(after([...refused], ['look', null], ['look', null])).toBe('The file was changed.');
  expect(after([...refused], ['look', 'Nobody answers.'], ['look', null])).toBe('The file was changed.');
  expect(after([...refused], ['change', 'Nothing was changed.'])).toBe('Nothing was changed.');
  expect(after([...refused], ['look', null], ['change', null])).toBeNull();
});

test('that nobody answers is said until somebody does', () => {
  expect(after(['look', 'Nobody answers.'])).toBe('Nobody answers.');
  expect(after(['look', 'Nobody answers.'], ['look', null])).toBeNull();
  expect(after(['look', 'Nobody answers.'], ['change', null])).toBeNull();
});
