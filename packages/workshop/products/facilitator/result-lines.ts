import type { Sheet } from '../../sheet/sheet';
import { firstOf, isTextual, ENTER_A_DATE } from '../../sheet/formulas';
import { ANY_DAY, ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import { scoreFormula, ASK_KIND, KINDS, wrongWay } from '../okr/layout';
import { GOALS, RESULTS } from './layout';

const LOOK_AT = firstOf([
  [`OR(${['F#', 'G#', 'I#', 'L#'].map(isTextual).join(',')})`, 'A number is typed as a text'],
  [isTextual('N#'), ENTER_A_DATE],
  [wrongWay('E#', 'F#', 'G#'), 'Start and target go the other way'],
  ['C#=""', 'Missing: goal'],
  ['E#=""', 'Missing: kind'],
  ['AND(E#<>"done",COUNT(F#:G#)<2)', 'Missing: start and target'],
  ['H#=""', 'Missing: source'],
  ['K#=""', 'Missing: owner'],
  ['L#=""', 'Missing: hours a week'],
  ['OR(M#="",N#="")', 'Missing: first task and its day'],
]);

const COLUMNS: Column[] = [
  numbers(),
  {
    ...{ head: 'Goal', look: 'input.center' },
    allow: { number: [1, GOALS.count], whole: true },
  },
  {
    ...{ head: 'Key result', look: 'input.wrap' },
    ask: 'What is measured; the numbers stand beside it.',
  },
  { head: 'Kind', look: 'input.center', allow: { oneOf: KINDS }, ask: ASK_KIND },
  { head: 'Start', look: 'input.center', allow: ANY_NUMBER },
  { head: 'Target', look: 'input.center', allow: ANY_NUMBER },
  { head: 'Source', look: 'input.wrap', ask: 'Where anyone can look the value up.' },
  {
    head: 'Test value',
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'A value it could reach: everyone holds up their score first.',
  },
  { head: 'Score', look: 'total.two.center', value: `=${scoreFormula('E#', 'F#', 'G#', 'I#')}` },
  { head: 'Owner', look: 'input', ask: 'One name.' },
  { head: 'Hours', look: 'input.center', allow: { number: [0, 168] }, ask: 'Hours a week that it takes.' },
  {
    head: 'First task',
    look: 'input.wrap',
    ask: 'What its owner does first, this week or next.',
  },
  { head: 'Finished on', look: 'input.day.center', allow: ANY_DAY },
  { head: 'Look at', look: 'note', value: `=IF(D#="","",${LOOK_AT})`, marks: { fair: '=$O#<>""' } },
];

/** The key results with their scoring test, owner, hours and first task. */
export function keyResultLines(sheet: Sheet): void {
  const { first, count } = RESULTS;
  sheet.section(`B${first - 2}`, 'Key results', COLUMNS.length);
  table(sheet, {
    at: `B${first}`,
    columns: COLUMNS,
    lines: indexes(count),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 28,
    name: 'Workshop_key_results',
  });
}
