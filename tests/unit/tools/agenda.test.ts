import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, shortest, timeAgenda } from '@/lib/tools/rules/agenda';

const BLOCKS = [
  { title: 'Open', minutes: 10, least: 5 },
  { title: 'Write', minutes: 60, least: 20 },
  { title: 'Close', minutes: 20, least: 10 },
];

test('the full length gives every block its minutes, one after the other', () => {
  expect(timeAgenda(BLOCKS, 90)).toEqual([
    { title: 'Open', minutes: 10, from: 0 },
    { title: 'Write', minutes: 60, from: 10 },
    { title: 'Close', minutes: 20, from: 70 },
  ]);
});

test('a short length keeps each block at its least', () => {
  expect(timeAgenda(BLOCKS, 36)?.map(({ minutes }) => minutes)).toEqual([5, 21, 10]);
  expect(timeAgenda(BLOCKS, 35)?.map(({ minutes }) => minutes)).toEqual([5, 20, 10]);
});

test.each([34, 0, -10, 60.5, Number.NaN])('a length of %d minutes gives no agenda', (length) => {
  expect(timeAgenda(BLOCKS, length)).toBeUndefined();
});

test('the minutes of any agenda add up to its length, and none is below its least', () => {
  const block = fc
    .record({ minutes: fc.integer({ min: 1, max: 90 }), least: fc.integer({ min: 1, max: 30 }) })
    .map(({ minutes, least }) => ({ title: '', minutes: Math.max(minutes, least), least }));
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 9 }), fc.nat(400), (blocks, more) => {
      const length = shortest(blocks) + more;
      const timed = timeAgenda(blocks, length)!;
      expect(timed.reduce((total, { minutes }) => total + minutes, 0)).toBe(length);
      timed.forEach(({ minutes }, index) => expect(minutes).toBeGreaterThanOrEqual(blocks[index]!.least));
    }),
  );
});

test.each([
  ['9:00', 95, '10:35'],
  ['23:30', 45, '0:15'],
  ['24:00', 0, undefined],
  ['9.00', 0, undefined],
])('%s and %i minutes', (start, minutes, time) => {
  expect(clock(start, minutes)).toBe(time);
});
