import { shown } from '../../sheet/formulas';
import type { Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import {
  CRITERIA,
  FIRST,
  LAST_OPTION,
  letter,
  option,
  OPTION_NAMES,
  OPTIONS,
  PEOPLE,
  personRow,
} from './layout';

/**
 * Rows of what is worked out; each block has twelve rows, one for each criterion, and a column for each
 * option.
 */
export const ROWS = { total: 21, score: 22, place: 23, order: 24, flip: 40, change: 56, range: 72, key: 88 };
export const CHECKS = {
  criteria: 27,
  options: 28,
  scored: 29,
  weights: 30,
  sum: 31,
  ready: 32,
  first: 33,
  leader: 34,
  most: 35,
};

export const across = (row: number) => `$D$${row}:$${LAST_OPTION}$${row}`;
export const block = (from: number) => `$D$${from}:$${LAST_OPTION}$${from + CRITERIA - 1}`;
export const check = (name: keyof typeof CHECKS) => `$D$${CHECKS[name]}`;

const criterionName: Column = {
  ...{ head: 'Criterion', look: 'calc' },
  value: (criterion) => `=${shown(`Criteria!$C$${FIRST + criterion}`)}`,
};

/** A block below its title: a formula for each criterion and option. */
export function grid(
  sheet: Sheet,
  from: number,
  title: string,
  formula: (criterion: number, column: string) => string,
  look: 'calc.center' | 'calc.two.center' = 'calc.two.center',
): void {
  sheet.section(`B${from - 2}`, title, OPTIONS + 2, 24);
  const ofOption = (index: number): Column => ({
    // The first block says which option is which.
    head: from === FIRST ? `=${shown(`Scores!${option(index)}$${OPTION_NAMES}`)}` : letter(index),
    ...{ look, value: (criterion) => `=${formula(criterion, option(index))}` },
  });
  const columns = [numbers(), criterionName, ...indexes(OPTIONS).map(ofOption)];
  table(sheet, { at: `B${from}`, columns, lines: indexes(CRITERIA) });
}

/** The same cell in the block of each person. */
export const given = (criterion: number, column: string) =>
  indexes(PEOPLE)
    .map((person) => `Scores!${column}$${personRow(person) + criterion}`)
    .join(',');
