import { startsOf } from '@/lib/diagnostic/rules/bands';
import { compared } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { AREAS, STATEMENTS, VERDICTS } from './statements';

export const TOOL = 'Strategic Alignment Assessment Kit';
export const PEOPLE = 25;
export const ROUNDS = ['Answers', 'Answers 2'] as const;
export type Round = (typeof ROUNDS)[number];

/**
 * The rows of the statements, the same on each sheet but Alignment, which begins with those that matter most.
 */
export const FIRST = 9;
export const LAST = FIRST + STATEMENTS.length - 1;
/** @param from where the first statement stands, on a sheet that has its results above */
export const statementsOf = (area: number, from = FIRST): [first: number, last: number] => [
  from + 4 * area,
  from + 4 * area + 3,
];

/** The column of a person on the sheets of answers, 0 for the founder. */
export const person = (index: number): string => columnName(4 + index);
export const [FIRST_PERSON, LAST_PERSON] = [person(0), person(PEOPLE - 1)];

/** Rows below the answers: how many were given, the points of each area, the score and what it is called. */
export const OF_PERSON = {
  rated: LAST + 2,
  areas: LAST + 3,
  score: LAST + 3 + AREAS.length,
  words: LAST + 4 + AREAS.length,
};

/** The answers of all to one statement, and those of all but the founder. */
export const answers = (round: Round, row: number): string =>
  `'${round}'!$${FIRST_PERSON}${row}:$${LAST_PERSON}${row}`;
export const others = (round: Round, row: number): string =>
  `'${round}'!$${person(1)}${row}:$${LAST_PERSON}${row}`;

export const numberCells = (round: Round): string =>
  `'${round}'!$${FIRST_PERSON}$${FIRST}:$${LAST_PERSON}$${LAST}`;

const beyond = (cells: string) => [0, 1, 2, 3].map((one) => `(${cells}<>${one})`).join('*');
/** Whether a rating is beyond the scale; and what is said of all that are. */
export const isBeyond = (cell: string): string => `ISNUMBER(${cell})*${beyond(cell)}`;
export function saysBeyond(round: Round): string {
  const wrong = `SUMPRODUCT(${isBeyond(numberCells(round))})`;
  return `IF(${wrong}=0,"",${wrong}&IF(${wrong}=1," rating isn’t"," ratings aren’t")&" 0, 1, 2 or 3. They’re red.")`;
}

/** Where a score, or the points of an area, are called something else. */
export function boundsOf(kind: 'score' | 'badge'): number[] {
  const { moderate, strong } = startsOf(kind);
  return [moderate, strong];
}

/** As the diagnostic calls so many percent, or points of an area. */
export function words(cell: string, kind: 'score' | 'badge'): string {
  const { strong, moderate, needsAttention } = VERDICTS;
  const from = startsOf(kind);
  const low = `IF(${compared(cell, '>=', from.moderate)},"${moderate.name}","${needsAttention.name}")`;
  return `IF(ISNUMBER(${cell}),IF(${compared(cell, '>=', from.strong)},"${strong.name}",${low}),"")`;
}

/**
 * From these spreads on people are apart, and far apart: on four steps a standard deviation of 0.6 is an
 * agreement (r_wg) of 0.7, and one of 0.8 an agreement of 0.5 (LeBreton and Senter, 2008).
 */
export const [APART_FROM, FAR_APART_FROM] = [0.6, 0.8];

/** What to begin with, by what is seen; the guide has the same words. */
export const BEGIN_WITH = {
  works: 'Nothing: say thanks',
  above: 'Where could I have looked it up?',
  below: 'Share what you know',
  onePerson: 'One person: talk in private',
  apart: 'What did you see?',
  agreed: 'An owner and a date',
} as const;
