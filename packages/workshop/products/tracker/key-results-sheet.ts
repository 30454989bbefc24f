import type { Book } from '../../sheet/book';
import { firstOf } from '../../sheet/formulas';
import { askForDay, page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { KINDS, ASK_KIND, KINDS_SAID, wrongWay } from '../okr/layout';
import { warnOfTexts } from '../../sheet/warnings';
import { FIRST, GOAL_ROW, GOALS, KEY_RESULTS, NUMBER_CELLS } from './layout';

const LOOK_AT = firstOf([
  [wrongWay('F#', 'G#', 'H#'), 'Start and target go the other way'],
  ['C#=""', 'Missing: goal'],
  ['E#=""', 'Missing: owner'],
  ['F#=""', 'Missing: kind'],
  ['AND(F#<>"done",COUNT(G#:H#)<2)', 'Missing: start and target'],
  ['J#=""', 'Missing: source'],
]);

const COLUMNS: Column[] = [
  numbers(5),
  {
    head: 'Goal',
    width: 8,
    look: 'input.center',
    allow: { number: [1, GOALS], whole: true },
  },
  {
    head: 'Key result',
    width: 44,
    look: 'input.wrap',
    ask: 'What you measure, such as “Customers on a service plan”.',
  },
  {
    head: 'Owner',
    width: 16,
    look: 'input',
    ask: 'One name: whoever enters its value each Thursday.',
  },
  {
    head: 'Kind',
    width: 9,
    look: 'input.center',
    allow: { oneOf: KINDS },
    ask: ASK_KIND,
  },
  {
    head: 'Start',
    width: 11,
    look: 'input',
    allow: ANY_NUMBER,
    ask: 'Its value before week 1, without a unit.',
  },
  {
    head: 'Target',
    width: 11,
    look: 'input',
    allow: ANY_NUMBER,
    ask: 'Its value at the end of week 12, without a unit.',
  },
  {
    head: 'Weight',
    width: 9,
    look: 'input.center',
    allow: { number: [0, 100] },
    ask: 'How much it counts in its goal; empty counts as 1.',
  },
  {
    head: 'Source',
    width: 26,
    look: 'input.wrap',
    ask: 'Where anyone can look the value up.',
  },
  {
    head: 'Look at',
    width: 36,
    look: 'note',
    value: `=IF(D#="","",${LOOK_AT})`,
    marks: { fair: '=$K#<>""' },
  },
];

/** The goals, and the key results that belong to them. */
export function keyResultsSheet(book: Book): void {
  const sheet = page(book, 'Key Results', {
    lead: `Nobody reads more than nine a week; there’s room for 15. Kind: ${KINDS_SAID}. Leave the weight empty for 1.`,
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:K4', NUMBER_CELLS);
  askForDay(sheet, ['D5', 'First day of week 1', 'text.right.bold'], 'E5');
  sheet.named('First_day', 'E5');
  sheet.row(`B${GOAL_ROW - 1}`, ['', 'Goal', 'In one sentence', '', '', '', ''], 'head');
  sheet.lists.push({ numbers: 'C', first: GOAL_ROW, last: GOAL_ROW + GOALS - 1 });
  for (const index of indexes(GOALS)) {
    sheet.put(`C${GOAL_ROW + index}`, index + 1, 'calc.center');
    sheet.wide(`D${GOAL_ROW + index}:H${GOAL_ROW + index}`, '', 'input', 18);
  }
  table(sheet, {
    at: `B${FIRST}`,
    columns: COLUMNS,
    lines: indexes(KEY_RESULTS),
    height: 28,
    name: 'Key_results',
  });
  sheet.named('Goals', `D${GOAL_ROW}:D${GOAL_ROW + GOALS - 1}`);
}
