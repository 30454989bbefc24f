import { expect, test } from 'vitest';
import { type Choices, chosenRows, type Sorting } from '../client/desk/chosen';
import type { DeskTable } from '../desk/desk';
import { daysOf, RANGES, type RangeName } from '../desk/ranges';

/** Thursday, a quarter to midnight in New York; Friday in UTC. */
const NOW = new Date('2026-11-27T04:45:00Z');
const ZONE = 'America/New_York';

test.each<[RangeName, string, string]>([
  ['today', '2026-11-26', '2026-11-26'],
  ['thisWeek', '2026-11-23', '2026-11-26'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['days30', '2026-10-28', '2026-11-26'],
  ['days90', '2026-08-29', '2026-11-26'],
  ['thisMonth', '2026-11-01', '2026-11-26'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
])('%s is from %s to %s by the firm’s calendar', (range, from, to) => {
  expect(daysOf(range, ZONE, NOW)).toEqual({ from, to });
});

test('in January last month is December of the year before', () => {
  expect(daysOf('lastMonth', ZONE, new Date('2027-01-05T12:00:00Z'))).toEqual({
    ...{ from: '2026-12-01', to: '2026-12-31' },
  });
  expect(Object.keys(RANGES)).toContain('lastMonth');
});

const TABLE: DeskTable = {
  columns: [
    { name: 'Finished', kind: 'time', isChosen: true },
    { name: 'Name', kind: 'text' },
    { name: 'Score', kind: 'percent' },
    { name: 'Channel', kind: 'text', isChosen: true },
  ],
  rows: [
    // Sunday, five minutes before midnight in New York: the last of last week. Monday in UTC.
    { id: 'a', cells: ['2026-11-23T04:55:00.000Z', 'Ada', 0.75, 'google/cpc'] },
    { id: 'b', cells: ['2026-11-23T05:05:00.000Z', 'Bob', null, 'direct'] },
    { id: 'c', cells: ['2026-11-16T05:00:00.000Z', 'Cleo', 0.5, 'direct'] },
  ],
  note: '',
  zone: ZONE,
};

const found = (wanted: { search?: string; choices?: Choices; sorting?: Sorting | null }) =>
  chosenRows(TABLE, { search: '', choices: {}, sorting: null, now: NOW, ...wanted }).map(({ id }) => id);

test('last week begins and ends at midnight of the firm’s clock', () => {
  expect(found({ choices: { Finished: 'lastWeek' } })).toEqual(['a', 'c']);
  expect(found({ choices: { Finished: 'thisWeek' } })).toEqual(['b']);
});

test('rows are found by what is read in them, and by what was chosen', () => {
  expect(found({ search: ' 75% ' })).toEqual(['a']);
  expect(found({ search: 'nov 22' })).toEqual(['a']);
  expect(found({ choices: { Channel: 'direct' }, search: 'bob' })).toEqual(['b']);
  expect(found({ choices: { Channel: '' } })).toEqual(['a', 'b', 'c']);
});

test('what is missing stands last, whichever way rows are sorted', () => {
  expect(found({ sorting: { by: 2, isUp: true } })).toEqual(['c', 'a', 'b']);
  expect(found({ sorting: { by: 2, isUp: false } })).toEqual(['a', 'c', 'b']);
});
