import { isWithin } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';

export const TOOL = 'Executive Decision Framework';
export const OPTIONS = 8;
export const CRITERIA = 12;
export const PEOPLE = 5;
/**
 * The highest weight that may be typed, as in the demo. Points from the pairs end at the number of criteria.
 */
export const MOST_TYPED = 10;

/** The rows of the criteria: the same on Criteria and Workings. */
export const FIRST = 9;
export const LAST = FIRST + CRITERIA - 1;

const inList = (column: string) => `Criteria!$${column}$${FIRST}:$${column}$${LAST}`;
/** Which lines have a criterion; one in a row that was inserted has no number, and counts nowhere. */
export const NAMED = `ISNUMBER(${inList('B')})*(${inList('C')}<>"")`;
export const WEIGHT = [0, MOST_TYPED] as const;
export const PAIR = [0, 1] as const;
export const SCORE = [0, 10] as const;
export const TYPED_WEIGHTS = `SUMPRODUCT(ISNUMBER(${inList('B')})*ISNUMBER(${inList('D')})*${isWithin(inList('D'), WEIGHT)})`;
export const WITHOUT_NUMBER = `SUMPRODUCT((LEN(${inList('B')})=0)*(LEN(${inList('C')})>0))`;

/** The column of an option on Scores and Workings, 0 for the first. */
export const option = (index: number): string => columnName(4 + index);
export const [FIRST_OPTION, LAST_OPTION] = [option(0), option(OPTIONS - 1)];
export const letter = (index: number): string => String.fromCharCode(65 + index);

/** The row on Scores in which options have their names, and the first row of scores of a person. */
export const OPTION_NAMES = 7;
export const personRow = (person: number): number => 12 + person * (CRITERIA + 4);

/** The column of a criterion in the comparison in pairs. */
export const pair = (index: number): string => columnName(10 + index);

/** On Workings: what counts, line by line. */
export const WEIGHTS = `Workings!$M$${FIRST}:$M$${LAST}`;
/** Beside it: how many pairs of each criterion are answered. */
export const PAIRS = `Workings!$N$${FIRST}:$N$${LAST}`;

export const NUMBER_CELLS = [
  { cells: inList('D'), within: WEIGHT },
  { cells: `Criteria!$${pair(0)}$${FIRST}:$${pair(CRITERIA - 1)}$${LAST}`, within: PAIR },
  ...Array.from({ length: PEOPLE }, (_, person) => {
    const from = personRow(person);
    return { cells: `Scores!$${FIRST_OPTION}$${from}:$${LAST_OPTION}$${from + CRITERIA - 1}`, within: SCORE };
  }),
];
