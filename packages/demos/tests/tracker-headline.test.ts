import { expect, test } from 'vitest';
import { headline } from '../strategic-okr-execution-tracker/main';

const on = { name: 'A', sign: 'on track' } as const;
const slow = { name: 'B', sign: 'stalled' } as const;
const open = { name: 'C' };
const early = { name: 'D', sign: 'too early' } as const;
const none = { name: 'E', sign: 'no value yet' } as const;
const lost = { name: 'G', sign: 'incomplete' } as const;
const silent = { name: 'F', sign: 'no news' } as const;

test('everything is on track only where each key result has a forecast', () => {
  expect(headline([on])).toBe('Everything’s on track for week 12.');
  expect(headline([on, open])).toBe('1 of 2 is on track for week 12. 1 has no forecast yet.');
  expect(headline([on, on, open, open])).toBe('2 of 4 are on track for week 12. 2 have no forecast yet.');
});

test('before week 3 none has a forecast, and what never had a value needs you once there’s no news of it', () => {
  const asks = 'Enter a start, a target and values up to week 3 to see the forecast for week 12.';
  expect([headline([]), headline([early, none, open])]).toEqual([asks, asks]);
  expect(headline([on, early, none])).toBe('1 of 3 is on track for week 12. 2 have no forecast yet.');
  expect(headline([on, silent])).toBe('1 of 2 needs you: F.');
});

test('key results without a forecast are told of beside those that need you', () => {
  expect(headline([on, slow])).toBe('1 of 2 needs you: B.');
  expect(headline([on, slow, open])).toBe('1 of 3 needs you: B. 1 has no forecast yet.');
  expect(headline([on, slow, lost])).toBe('1 of 3 needs you: B. 1 has no forecast yet.');
});
