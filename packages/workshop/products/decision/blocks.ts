import { shown, compared, within } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
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
  SCORE,
} from './layout';

/**
 * Rows of what is worked out; each block has twelve rows, one for each criterion, and a column for each
 * option.
 */
export const ROWS = { total: 21, score: 22, place: 23, order: 24, flip: 41, change: 57, range: 73, key: 89 };
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
  small: 36,
  missing: 37,
  pairs: 38,
};

export const across = (row: number) => `$D$${row}:$${LAST_OPTION}$${row}`;
export const block = (from: number) => `$D$${from}:$${LAST_OPTION}$${from + CRITERIA - 1}`;
export const check = (name: keyof typeof CHECKS) => `$D$${CHECKS[name]}`;

/** Says how many pairs nobody answered; nothing while none is missing. */
export function pairsMissing(where = ''): string {
  const pairs = `Workings!${check('pairs')}`;
  return `IF(${pairs}=0,"",${pairs}&IF(${pairs}=1," pair is missing${where}, and counts as a tie."," pairs are missing${where}, and count as ties."))`;
}

const criterionName: Column = {
  head: 'Criterion',
  look: 'calc',
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
    look,
    value: (criterion) => `=${formula(criterion, option(index))}`,
  });
  const columns = [numbers(), criterionName, ...indexes(OPTIONS).map(ofOption)];
  table(sheet, { at: `B${from}`, columns, lines: indexes(CRITERIA) });
}

/** The same cell in the block of each person, or something else where that has no score. */
export const given = (criterion: number, column: string, otherwise: string) =>
  indexes(PEOPLE)
    .map((person) => within(`Scores!${column}$${personRow(person) + criterion}`, SCORE, otherwise))
    .join(',');

const LEVEL = 'The weight at which an option ties with the leader, with all other weights as they are';
const CHANGES = `$D#:$${LAST_OPTION}#`;
const SMALLEST = `$M$${ROWS.change}:$M$${ROWS.change + CRITERIA - 1}`;
const SMALLEST_SO_FAR = `$M$${ROWS.change}:$M#`;
const levelsOf = (criterion: number) => `$D${ROWS.flip + criterion}:$${LAST_OPTION}${ROWS.flip + criterion}`;

/** Of each criterion the option that is level with the smallest change, and its place among all. */
const SMALLEST_COLUMNS: Column[] = [
  { head: 'Smallest', look: 'calc.two.center', value: `=IF(COUNT(${CHANGES})=0,"",MIN(${CHANGES}))` },
  { head: 'Option', look: 'calc.center', value: `=IF($M#="","",MATCH($M#,${CHANGES},0))` },
  {
    head: 'Level at',
    look: 'calc.two.center',
    value: (criterion) => `=IF($M#="","",INDEX(${levelsOf(criterion)},$N#))`,
  },
  {
    head: 'Order',
    look: 'calc.center',
    value: `=IF($M#="","",SUMPRODUCT(ISNUMBER(${SMALLEST})*(${SMALLEST}<$M#))+SUMPRODUCT(ISNUMBER(${SMALLEST_SO_FAR})*(${SMALLEST_SO_FAR}=$M#)))`,
  },
];

/**
 * For each criterion and option: the weight at which it is level with the leader, w - D/d, and how far away
 * that is; nothing where no weight on its scale is past it.
 */
export function flipBlocks(sheet: Sheet): void {
  const leader = check('leader');
  grid(sheet, ROWS.flip, LEVEL, (criterion, column) => {
    const row = FIRST + criterion;
    const weight = `Criteria!$F$${row}`;
    const better = `(INDEX($D${row}:$${LAST_OPTION}${row},${leader})-${column}${row})`;
    const behind = `(INDEX(${across(ROWS.total)},${leader})-${column}$${ROWS.total})`;
    const level = `${weight}-${behind}/${better}`;
    const none = `OR(${leader}="",${column}${row}="")`;
    const outside = `OR(${compared(level, '<=', 0)},${compared(level, '>=', check('most'))})`;
    const possible = `IF(${compared(better, '=', 0)},"",IF(${outside},"",${level}))`;
    return `IF(${none},"",IF(COLUMN(${column}${row})-3=${leader},"",${possible}))`;
  });
  grid(sheet, ROWS.change, 'How far that is from the weight', (criterion, column) => {
    const cell = `${column}${ROWS.flip + criterion}`;
    return `IF(${cell}="","",ABS(${cell}-Criteria!$F$${FIRST + criterion}))`;
  });
  table(sheet, { at: `M${ROWS.change}`, columns: SMALLEST_COLUMNS, lines: indexes(CRITERIA) });
}
