import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
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

/** Rows of what is worked out; each block has twelve rows, one for each criterion, and a column for each option. */
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

/** The heading of a block: its title, and the options. */
export function head(sheet: Sheet, row: number, title: string): void {
  sheet.section(`B${row - 2}`, title, OPTIONS + 2);
  sheet.height(row - 2, 24);
  const names = indexes(OPTIONS).map((index) => {
    const name = `Scores!${option(index)}$${OPTION_NAMES}`;
    return row === FIRST ? `=IF(${name}="","",${name})` : letter(index);
  });
  sheet.row(`B${row - 1}`, ['No.', 'Criterion', ...names], 'head.center');
}

/** A block: a formula for each criterion and option. */
export function grid(
  sheet: Sheet,
  from: number,
  formula: (criterion: number, column: string) => string,
  look = 'two',
): void {
  for (const criterion of indexes(CRITERIA)) {
    const name = `Criteria!$C$${FIRST + criterion}`;
    const cells = indexes(OPTIONS).map((index) => `=${formula(criterion, option(index))}`);
    sheet.row(
      `B${from + criterion}`,
      [criterion + 1, `=IF(${name}="","",${name})`, ...cells],
      ['calc.center', 'calc', look ? `calc.${look}.center` : 'calc.center'],
    );
  }
}

/** The same cell in the block of each person. */
export const given = (criterion: number, column: string) =>
  indexes(PEOPLE)
    .map((person) => `Scores!${column}$${personRow(person) + criterion}`)
    .join(',');
