import { compared, firstOf, isTextual, whichIsMissing } from '../../sheet/formulas';
import { ANY_NUMBER } from '../../sheet/rules';
import { numbers, type Column } from '../../sheet/table';
import { ASK_KIND, GOALS, KINDS, wrongWay } from './layout';

/**
 * Key results as planner and tracker both ask for them, from column B on: rows can be copied from one to the
 * other.
 */
export const KEY_RESULT_COLUMNS: readonly Column[] = [
  numbers(5),
  {
    head: 'Goal',
    width: 8,
    look: 'input.center',
    allow: { number: [1, GOALS], whole: true },
    ask: 'The number of its goal.',
  },
  {
    head: 'Key result',
    width: 40,
    look: 'input.wrap',
    ask: 'What you measure, with its unit, such as “Customers on a service plan”.',
  },
  {
    head: 'Owner',
    width: 13,
    look: 'input',
    ask: 'One name: who reads the number each Thursday.',
  },
  { head: 'Kind', width: 9, look: 'input.center', allow: { oneOf: KINDS }, ask: ASK_KIND },
  {
    head: 'Start',
    width: 10,
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'Its value before week 1, without its unit.',
  },
  {
    head: 'Target',
    width: 10,
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'Its value at the end of week 12, without its unit.',
  },
  {
    head: 'Weight',
    width: 9,
    look: 'input.center',
    allow: { number: [0, 100] },
    ask: 'How much it counts among the key results of its goal. Empty is 1.',
  },
  {
    head: 'Source',
    width: 22,
    look: 'input.wrap',
    ask: 'Where anyone can look the value up each Thursday.',
  },
];

/** Whether a cell for one name has two. */
export const twoOwners = (cell: string): string =>
  `COUNT(${[' and ', '&', ',', '/', '+', ';'].map((sign) => `SEARCH("${sign}",${cell})`).join(',')})>0`;
/** For `firstOf`, what is missing: what should stay needs one of both ends, and what is done none. */
export const MISSING_ENDS: [when: string, text: string][] = [
  ['AND(F#="keep",COUNT(G#:H#)=0)', 'Missing: start or target'],
  ...whichIsMissing(['G#', 'start'], ['H#', 'target']).map(([when, text]): [string, string] => [
    `AND(F#<>"done",F#<>"keep",${when})`,
    text,
  ]),
];
const SAME = `AND(COUNT(G#:H#)=2,${compared('N(G#)', '=', 'N(H#)')})`;

/** Advice, and no fault: beside the fourth. */
export const TOO_MANY = 'More than three for one goal';

/**
 * What is wrong with a key result, in one column beside it.
 * @param first its list's first row
 * @param more what else its sheet asks for, and where that is missing
 */
export function lookAt(first: number, more: readonly (readonly [when: string, text: string])[] = []): string {
  const faults = firstOf([
    [`OR(${['G#', 'H#', 'I#'].map(isTextual).join(',')})`, 'A number is typed as a text'],
    [wrongWay('F#', 'G#', 'H#'), 'Start and target go the other way'],
    ['C#=""', 'Missing: goal'],
    ['E#=""', 'Missing: owner'],
    [twoOwners('E#'), 'Two owners? One answers for it'],
    ['F#=""', 'Missing: kind'],
    ...MISSING_ENDS,
    [`AND(F#<>"done",F#<>"keep",${SAME})`, 'Same start and target: keep?'],
    ['J#=""', 'Missing: source'],
    ...more,
    [`COUNTIF($C$${first}:C#,C#)=4`, TOO_MANY],
  ]);
  return `=IF(D#="",IF(LEN(C#&E#&F#&G#&H#&J#)=0,"","Missing: key result"),${faults})`;
}
