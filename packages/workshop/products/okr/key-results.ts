import { LAST_WEEK } from '@/lib/tools/rules/forecast';
import { compared, firstOf, isTextual, whichIsMissing } from '../../sheet/formulas';
import { ANY_NUMBER } from '../../sheet/rules';
import { numbers, type Column } from '../../sheet/table';
import { filledIn, uncountedLines } from '../../sheet/warnings';
import { NAME_LETTERS } from './percents';
import { ASK_KIND, GOALS, KINDS, wrongWay } from './layout';

const SOME_WEEK = { number: [1, LAST_WEEK] as [number, number], whole: true };
/** What a sheet says of key results that end before the quarter does. */
export const ENDED =
  'To drop or replace a key result, or to change its target, give it a last week and begin what comes instead in an empty row: past weeks stay as they were. What begins anew counts from its new start: its goal’s score may drop.';
/** The columns that are typed. */
const TYPED = [...'CDEFGHIJKL'];

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
    width: 38,
    look: 'input.wrap',
    ask: `What you measure, with its unit, in up to ${NAME_LETTERS} characters, such as “Customers on a service plan”.`,
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
    ask: 'Its value before its first week, without its unit.',
  },
  {
    head: 'Target',
    width: 10,
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'Its value at the end of week 12, without its unit. To change it later, see Last week.',
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
    width: 18,
    look: 'input.wrap',
    ask: 'Where anyone can look the value up each Thursday.',
  },
  {
    head: 'From week',
    width: 8,
    look: 'input.center',
    allow: SOME_WEEK,
    ask: 'Its first week, if it starts late: its start is then the value of the week before. Empty is week 1.',
  },
  {
    head: 'Last week',
    width: 8,
    look: 'input.center',
    allow: SOME_WEEK,
    ask: 'To drop or replace it, or to change its target: the last week that it counts. What comes instead begins a row of its own. Empty is week 12.',
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

/** Advice, and no fault: beside the fourth and those after it. */
const TOO_MANY = 'More than three for one goal';

/** How many lines have a fault or are in inserted rows. @param column a column of the list, on any sheet */
export const faultyLines = (column: (name: string) => string): string =>
  `${filledIn(column('M'))}-COUNTIF(${column('M')},"${TOO_MANY}")+${uncountedLines(column('B'), ...TYPED.map(column))}`;

/**
 * What is wrong with a key result, all of it, in one column beside it.
 * @param first its list's first row
 * @param more what else its sheet asks for, and where that is missing
 */
export function lookAt(first: number, more: readonly (readonly [when: string, text: string])[] = []): string {
  const ends = firstOf(MISSING_ENDS.map(([when, text]) => [when, text.replace('Missing: ', ', ')]));
  const lacks = (cell: string, what: string) => `IF(${cell}="",", ${what}","")`;
  const missing = [
    ...[lacks('C#', 'goal'), lacks('E#', 'owner'), lacks('F#', 'kind')],
    ...[ends, lacks('J#', 'source')],
  ].join('&');
  const others: (readonly [when: string, text: string])[] = [
    [`OR(${['G#', 'H#', 'I#', 'K#', 'L#'].map(isTextual).join(',')})`, 'A number is typed as a text'],
    [wrongWay('F#', 'G#', 'H#'), 'Start and target go the other way'],
    ['AND(COUNT(K#:L#)=2,N(K#)>N(L#))', 'Its last week is before its first'],
    [twoOwners('E#'), 'Two owners? One answers for it'],
    [`AND(F#<>"done",F#<>"keep",${SAME})`, 'Same start and target: keep?'],
    ...more,
    [`AND(L#="",SUMPRODUCT(($C$${first}:C#=C#)*(LEN($L$${first}:L#)=0))>3)`, TOO_MANY],
  ];
  const rest = others.map(([when, text]) => `IF(${when},"; ${text}","")`).join('&');
  const faults = `MID(IF(LEN(${missing})=0,"","; Missing: "&MID(${missing},3,99))&${rest},3,200)`;
  return `=IF(D#="",IF(LEN(${TYPED.filter((column) => column !== 'D' && column !== 'I')
    .map((column) => `${column}#`)
    .join('&')})=0,"","Missing: key result"),${faults})`;
}
