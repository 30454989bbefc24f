import { expect, test } from 'vitest';
import { alignmentOf, inTreeOrder, looseEnds, shares, type Entry } from '@/lib/tools/rules/goal-tree';

const entry = (id: string, level: Entry['level'], serves = ''): Entry => ({ id, level, serves });
const SOUND = [
  entry('Y', 'year'),
  entry('Q', 'quarter', 'Y'),
  entry('K', 'key result', 'Q'),
  entry('T', 'task', 'K'),
];

test.each([
  ['a task that serves nothing', entry('X', 'task'), 'serves nothing'],
  [
    'a task that serves something that isn’t there',
    entry('X', 'task', 'gone'),
    'serves something that isn’t there',
  ],
  ['a task that serves a task', entry('X', 'task', 'T'), 'serves its own level or below'],
  ['an entry that serves itself', entry('X', 'task', 'X'), 'serves itself'],
  ['a key result without a task', entry('X', 'key result', 'Q'), 'nobody’s working on it'],
  ['a goal of the year without anything', entry('X', 'year'), 'nobody’s working on it'],
] as const)('%s is a loose end', (_, loose, why) => {
  expect(looseEnds([...SOUND, loose])).toEqual([{ id: 'X', why }]);
});

test('two entries that serve each other go in a circle, and what hangs on them does not', () => {
  const circle = [entry('A', 'quarter', 'B'), entry('B', 'quarter', 'A'), entry('C', 'task', 'A')];
  expect(looseEnds(circle)).toEqual([
    { id: 'A', why: 'is part of a loop' },
    { id: 'B', why: 'is part of a loop' },
  ]);
  expect(alignmentOf('task', circle)).toBe(0);
});

test('the tree has every entry exactly once, loose ones last', () => {
  const entries = [
    entry('X', 'task'),
    ...[...SOUND].reverse(),
    entry('A', 'task', 'B'),
    entry('B', 'task', 'A'),
  ];
  expect(inTreeOrder(entries)).toEqual([
    { id: 'Y', depth: 0 },
    { id: 'Q', depth: 1 },
    { id: 'K', depth: 2 },
    { id: 'T', depth: 3 },
    { id: 'X', depth: 0 },
    { id: 'A', depth: 0 },
    { id: 'B', depth: 0 },
  ]);
});

test('tasks and hours are counted for the goal of the year they lead up to', () => {
  const hours = (one: Entry, hours: number) => ({ ...one, hours });
  expect(
    shares([...SOUND.slice(0, 3), hours(entry('T', 'task', 'K'), 5), hours(entry('U', 'task', 'Q'), 2)]),
  ).toEqual([{ id: 'Y', tasks: 2, hours: 7 }]);
  expect(shares([entry('Y', 'year'), hours(entry('X', 'task'), 3)])).toEqual([
    { id: 'Y', tasks: 0, hours: 0 },
    { id: undefined, tasks: 1, hours: 3 },
  ]);
});
