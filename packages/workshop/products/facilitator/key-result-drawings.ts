import type { Stroke } from '../../slides/drawing';

/** A key result on its way: what is counted, from where to where, and where to look it up. */
const way = (y: number, what: string, from: string, to: string, source: string): Stroke[] => [
  { say: [0, y, 34], text: what, left: true, strong: true },
  { dot: [40, y, 2.9], text: from, size: 18 },
  { line: [43.5, y, 61, y], arrow: true, color: 'brass', wide: 4 },
  { dot: [65, y, 2.9], text: to, size: 18, fill: 'brass', strong: true },
  { say: [71, y, 29], text: source, left: true },
];
const sum = (x: number, text: string): Stroke[] => [
  { box: [x, 18, 26, 44], size: 44 },
  { say: [x + 13, 74, 30], text },
];

/**
 * What stands below the thought of a slide, by its title: from the goals to key results, owners and first
 * tasks.
 */
export const KEY_RESULT_DRAWINGS: Readonly<Record<string, readonly Stroke[]>> = {
  'What a key result is': [
    { say: [50, 8, 60], text: 'What we count', strong: true, size: 24 },
    { line: [10, 40, 86, 40], arrow: true, color: 'brass', wide: 5 },
    { dot: [8, 40, 3], fill: 'paper' },
    { dot: [90, 40, 3], fill: 'brass' },
    { say: [8, 60, 20], text: 'Today', strong: true, size: 24 },
    { say: [90, 60, 20], text: 'Last day', strong: true, size: 24 },
    { line: [50, 40, 50, 72] },
    { box: [31, 72, 38, 26], text: 'Where to look it up', strong: true, size: 24 },
    { say: [86, 86, 24], text: 'and who owns it', size: 24 },
  ],
  Example: [
    ...way(12, 'Customers on a plan', '12', '30', 'Invoices, “Recurring”'),
    ...way(44, 'Days to a quote', '9', '3', 'Inbox and quotes sent'),
    ...way(76, 'The price list is public', 'no', 'yes', 'Our website'),
  ],
  'Write key results': [
    { say: [0, 6, 40], text: 'Up to six people', left: true, strong: true },
    { box: [0, 18, 17, 34], text: 'Pair 1', fill: 'brass', strong: true },
    { box: [28, 18, 17, 34], text: 'Pair 2', strong: true },
    { line: [18, 28, 27, 28], arrow: true },
    { line: [27, 42, 18, 42], arrow: true },
    { say: [0, 66, 46], text: 'Seven minutes: write. Swap.', left: true },
    { say: [0, 82, 46], text: 'Seven minutes: fix theirs.', left: true },
    { line: [50, 4, 50, 92], color: 'pale' },
    { say: [55, 6, 45], text: 'Seven to twelve people', left: true, strong: true },
    { box: [55, 18, 17, 20], text: 'Pair 1', fill: 'brass', strong: true },
    { box: [55, 42, 17, 20], text: 'Pair 2', fill: 'brass', strong: true },
    { line: [73, 28, 81, 36], arrow: true },
    { line: [73, 52, 81, 44], arrow: true },
    { box: [82, 24, 18, 32], text: 'One goal, three at most' },
    { say: [55, 74, 45], text: 'Seven minutes: write.', left: true },
    { say: [55, 90, 45], text: 'Seven together: keep the best three.', left: true },
  ],
  'Scoring test': [
    { line: [4, 14, 96, 14] },
    { line: [4, 14, 66, 14], color: 'brass', wide: 6 },
    ...[4, 96].map((x): Stroke => ({ line: [x, 6, x, 22] })),
    { dot: [66, 14, 1.6], fill: 'brass' },
    { say: [8, 32, 16], text: '12 start' },
    { say: [66, 32, 16], text: '24 now' },
    { say: [91, 32, 18], text: '30 target' },
    { say: [50, 52, 100], text: '(24 − 12) / (30 − 12) = 0.67', size: 36, strong: true },
    ...['0.67', '0.67', '0.67', '0.8'].map((text, index): Stroke => ({
      box: [20 + 16 * index, 70, 12, 20],
      text,
      size: 24,
      strong: true,
      fill: text === '0.67' ? 'paper' : 'brass',
    })),
  ],
  Rewrite: [
    { box: [0, 18, 34, 46], text: 'Fewer mistakes', size: 28, dashed: true },
    { line: [36, 41, 46, 41], arrow: true, color: 'brass', wide: 4 },
    {
      box: [48, 18, 52, 46],
      text: 'Jobs redone: from 9 to 3 a month',
      size: 28,
      fill: 'brass',
      strong: true,
    },
    { say: [17, 76, 34], text: 'Everyone reads it differently' },
    { say: [74, 76, 52], text: 'One number, and the job board has it' },
  ],
  'Trace to the year': [
    { box: [20, 0, 24, 20], fill: 'brass', text: 'Year', strong: true, size: 24 },
    { box: [8, 38, 20, 20], text: 'Goal' },
    { box: [36, 38, 20, 20], text: 'Goal' },
    { box: [0, 76, 18, 20], text: 'Key result' },
    { box: [23, 76, 18, 20], text: 'Key result' },
    { box: [46, 76, 18, 20], text: 'Key result' },
    { line: [18, 38, 28, 21], arrow: true },
    { line: [46, 38, 36, 21], arrow: true },
    { line: [9, 76, 15, 59], arrow: true },
    { line: [32, 76, 24, 59], arrow: true },
    { line: [55, 76, 49, 59], arrow: true },
    { box: [76, 76, 18, 20], text: 'Key result', dashed: true },
    { line: [85, 76, 85, 50], color: 'muted' },
    { say: [85, 26, 30], text: 'Leads nowhere:' },
    { say: [85, 40, 30], text: 'cross it out', strong: true },
  ],
  Owners: [
    { box: [0, 14, 34, 42], text: 'Key result', size: 26 },
    { line: [34, 35, 52, 35], wide: 4, color: 'brass' },
    { dot: [60, 35, 7], fill: 'brass', text: 'Maria', size: 24, strong: true },
    ...[80, 87, 94].map((x): Stroke => ({ dot: [x, 35, 3], fill: 'paper' })),
    { line: [76, 56, 98, 14], color: 'muted', wide: 4 },
    { say: [60, 72, 26], text: 'One name', strong: true },
    { say: [87, 72, 26], text: '“All of us” is no one' },
    { say: [50, 94, 100], text: 'Owning it doesn’t mean doing it all. Nobody volunteers anyone else.' },
  ],
  'Capacity check': [
    ...sum(0, 'Free of day-to-day business'),
    { say: [31.5, 40, 8], text: '−', size: 44 },
    ...sum(37, 'Needed by the key results'),
    { say: [68.5, 40, 8], text: '=', size: 44 },
    ...sum(74, 'Left'),
    { say: [50, 94, 100], text: 'Below 0, a key result goes.', strong: true },
  ],
  'What we stop': [
    { dot: [6, 36, 4.5], fill: 'brass', text: '×', size: 40, strong: true },
    { box: [14, 8, 86, 56], size: 36 },
    { say: [57, 78, 86], text: 'Starting Monday, to make room' },
  ],
  'Next check-in': [
    { line: [2, 24, 98, 24] },
    ...Array.from({ length: 12 }, (_, index): Stroke => ({
      dot: [4 + 8.36 * index, 24, 2.2],
      text: String(index + 1),
      size: 16,
      fill: index === 0 ? 'brass' : 'paper',
    })),
    { box: [0, 50, 48, 26], text: 'Day and time:', size: 24, dashed: true },
    { say: [52, 56, 48], text: 'Everyone reads out: my key result,', left: true },
    { say: [52, 70, 48], text: 'today’s value, my task for next week', left: true },
    { say: [0, 4, 30], text: 'Week', left: true },
  ],
};
