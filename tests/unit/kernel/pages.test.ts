import { expect, test } from 'vitest';
import { inSmallLetters } from '@/lib/kernel/pages';

test.each([
  ['/Toolbox', '/toolbox'],
  ['/TERMS-of-Service', '/terms-of-service'],
  ['/Toolbox/OKR-Tracker', '/toolbox/okr-tracker'],
  ['/toolbox', null],
  ['/Unknown', null],
  ['/team/AbC', null],
  ['/Diagnostic/results/AbC', null],
])('%s typed with other capitals leads to %s', (path, address) => {
  expect(inSmallLetters(path)).toBe(address);
});
