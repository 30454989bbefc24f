import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNamed, keepNamed } from '@/lib/diagnostic/browser/result-marks';
import { aStorage } from '../../support/a-storage';

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));
afterEach(() => vi.unstubAllGlobals());

test('challenges are known in the tab that sent them, beside the result that came of it and no other', () => {
  expect(isNamed('Mindset & Focus', 'a')).toBe(false);
  keepNamed({ result: 'a', challenges: ['Mindset & Focus'] });
  expect(isNamed('Mindset & Focus', 'a')).toBe(true);
  expect(isNamed('Team & Delegation', 'a')).toBe(false);
  // Sent again with the same ratings and other challenges.
  keepNamed({ result: 'b', challenges: ['Team & Delegation'] });
  expect(isNamed('Mindset & Focus', 'a') || isNamed('Team & Delegation', 'a')).toBe(false);
  keepNamed(null);
  expect(isNamed('Team & Delegation', 'b')).toBe(false);
});
