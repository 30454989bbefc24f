import { FIRST } from '../../products/cascade/layout';
import { block, blocks } from './block';
import { GOALS, KEY_RESULTS, YEAR_GOALS } from './firm';

type Line = [
  level: string,
  what: string,
  serves: number | null,
  owner: string,
  hours?: number | null,
  note?: string,
];

const keyResult = (index: number, serves: number): Line => {
  const { title, owner } = KEY_RESULTS[index]!;
  return ['key result', title, serves, owner];
};

const LINES: Line[] = [
  ['year', YEAR_GOALS[0], null, 'Maria'],
  ['quarter', GOALS[0], 1, 'Maria'],
  keyResult(0, 2),
  ['task', KEY_RESULTS[0]!.firstStep, 3, 'Maria', 6],
  ['task', 'Offer the plan at each handover', 3, 'Cleo', 4],
  keyResult(1, 2),
  ['task', KEY_RESULTS[1]!.firstStep, 6, 'Jon', 6],
  keyResult(2, 2),
  ['task', KEY_RESULTS[2]!.firstStep, 8, 'Ana', 6],
  ['quarter', GOALS[1], 1, 'Ben'],
  keyResult(3, 10),
  ['task', KEY_RESULTS[3]!.firstStep, 11, 'Ben', 4],
  ['task', 'Board with all open jobs', 11, 'Ben', 6],
  keyResult(4, 10),
  ['task', KEY_RESULTS[4]!.firstStep, 14, 'Ana', 5],
  ['year', YEAR_GOALS[1], null, 'Maria'],
  ['task', 'Photos for a brochure', null, 'Jon', 6],
  ['key result', 'Website live', null, 'Jon'],
  ['task', 'Month-end books', null, 'Ana', 6, 'D'],
];

/** The year of the firm, with its loose ends: nobody works on the second goal of the year. */
export const cascade = blocks(
  block(
    'Entries',
    `C${FIRST}`,
    LINES.map((line) => line.map((value) => value ?? null)),
  ),
  block('Owners', 'C5', [['Ana']]),
);
