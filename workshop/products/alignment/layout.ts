import { columnName } from '../../sheet/sheet';

export const TOOL = 'Strategic Alignment Assessment Kit';
export const PEOPLE = 25;
export const ROUNDS = ['Answers', 'Answers 2'] as const;
export type Round = (typeof ROUNDS)[number];

/** The rows of the sixteen statements: the same on every sheet, so that a statement keeps its row. */
export const FIRST = 9;
export const LAST = 24;
export const statementsOf = (area: number): [first: number, last: number] => [
  FIRST + 4 * area,
  FIRST + 4 * area + 3,
];

/** The column of a person on the sheets of answers, 0 for the founder. */
export const person = (index: number): string => columnName(5 + index);
export const [FIRST_PERSON, LAST_PERSON] = [person(0), person(PEOPLE - 1)];

/** Rows below the answers: how many were given, the points of each area, the score and what it is called. */
export const OF_PERSON = { rated: 26, areas: 27, score: 31, words: 32 };

/** The answers of all to one statement, and those of all but the founder. */
export const answers = (round: Round, row: number | '#'): string =>
  `'${round}'!$${FIRST_PERSON}${row}:$${LAST_PERSON}${row}`;
export const others = (round: Round, row: number | '#'): string =>
  `'${round}'!$${person(1)}${row}:$${LAST_PERSON}${row}`;

/** As the diagnostic calls it: from these points, percent and so on. */
export const words = (cell: string, strong: number, moderate: number): string =>
  `IF(ISNUMBER(${cell}),IF(${cell}>=${strong},"Strong",IF(${cell}>=${moderate},"Moderate","Needs Attention")),"")`;

/** The demo's CSV, as it stands on the right of Import: two names, then the ratings of both. */
export const IMPORTED = { names: 8, ratings: 11 };
export const DEMO = { columns: 3, rows: 30 };
