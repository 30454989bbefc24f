import type { Stroke } from '../../slides/drawing';

const card = (x: number, y: number, text?: string): Stroke => ({ box: [x, y, 20, 14], text });
const dots = (x: number, count: number): Stroke[] =>
  Array.from({ length: count }, (_, index) => ({ dot: [x, 66 - 12 * index, 4.5], fill: 'brass' }));

/** A scale with its ends named. */
const scale = (start: string, target: string): Stroke[] => [
  { line: [8, 50, 92, 50] },
  { line: [8, 44, 8, 56] },
  { line: [92, 44, 92, 56] },
  { say: [12, 62, 34], text: start },
  { say: [86, 62, 34], text: target },
];

/** What stands beside the points of a slide, by its title: one thing each. */
export const DRAWINGS: Readonly<Record<string, readonly Stroke[]>> = {
  'Why we are here': [
    { dot: [12, 70, 5], fill: 'ink' },
    { line: [18, 66, 80, 24], arrow: true, color: 'brass' },
    { dot: [86, 20, 8], fill: 'brass' },
    { say: [16, 84, 40], text: 'today' },
    { say: [80, 36, 44], text: 'in 90 days' },
  ],
  'Rules of the room': [
    { box: [6, 20, 40, 60], text: 'Today' },
    { box: [58, 20, 36, 60], fill: 'brass', text: 'Later', strong: true },
    { line: [38, 50, 64, 50], arrow: true },
  ],
  Wishes: [
    card(6, 12),
    card(40, 20),
    card(72, 8),
    card(18, 44),
    card(56, 48),
    card(4, 74),
    card(38, 78),
    card(74, 72),
  ],
  Sorting: [
    ...[card(4, 14), card(8, 26), card(12, 38)],
    ...[card(40, 14), card(44, 26)],
    ...[card(74, 14), card(78, 26), card(74, 38), card(78, 50)],
    { say: [18, 72, 30], text: 'a verb' },
    { say: [53, 72, 30], text: 'a verb' },
    { say: [86, 72, 28], text: 'a verb' },
  ],
  Vote: [
    ...[...dots(14, 5), ...dots(38, 3), ...dots(62, 4), ...dots(86, 1)],
    { line: [2, 76, 98, 76] },
    { say: [14, 84, 22], text: 'stays' },
    { say: [38, 84, 22], text: 'stays' },
    { say: [62, 84, 22], text: 'stays' },
    { say: [86, 84, 22], text: 'Later' },
  ],
  'What a key result is': [
    ...scale('today', 'last day'),
    { line: [8, 36, 90, 36], arrow: true, color: 'brass' },
    { say: [50, 26, 60], text: 'what we count' },
  ],
  'Write key results': [
    { box: [6, 10, 34, 44], text: 'Pair 1' },
    { box: [60, 46, 34, 44], text: 'Pair 2' },
    { line: [44, 26, 76, 42], arrow: true, color: 'brass' },
    { line: [56, 74, 24, 58], arrow: true, color: 'brass' },
  ],
  'Scoring test': [
    ...scale('12 start', '30 target'),
    { line: [8, 50, 64, 50], color: 'brass' },
    { dot: [64, 50, 4], fill: 'brass' },
    { say: [64, 36, 30], text: '24' },
    { say: [50, 84, 100], text: '12 / 18 = 0.67', large: true },
  ],
  Rewrite: [
    { box: [10, 8, 80, 24], text: 'Fewer mistakes' },
    { line: [50, 35, 50, 60], arrow: true, color: 'brass' },
    { box: [10, 64, 80, 28], fill: 'brass', text: 'Jobs redone: from 9 to 3 a month', strong: true },
  ],
  'Trace to the year': [
    { box: [28, 4, 44, 20], fill: 'brass', text: 'Year', strong: true },
    { box: [28, 40, 44, 20], text: 'Quarter' },
    { box: [2, 76, 40, 20], text: 'Key result' },
    { box: [58, 76, 40, 20], text: 'Key result' },
    { line: [50, 40, 50, 26], arrow: true },
    { line: [22, 76, 42, 62], arrow: true },
    { line: [78, 76, 58, 62], arrow: true },
  ],
  Owners: [
    { box: [4, 30, 50, 36], text: 'Key result' },
    { line: [54, 48, 70, 48] },
    { dot: [84, 48, 14], fill: 'brass', text: 'Maria' },
    { say: [84, 78, 40], text: 'one name' },
  ],
  'Next check-in': [
    { line: [4, 50, 96, 50] },
    ...[10, 30, 50, 70, 90].map((x): Stroke => ({ dot: [x, 50, 5], fill: x === 10 ? 'brass' : 'paper' })),
    { say: [14, 66, 30], text: 'Monday' },
    { say: [60, 66, 60], text: 'every week' },
  ],
};
