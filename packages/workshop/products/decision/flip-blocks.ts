import type { Sheet } from '../../sheet/sheet';
import { compared } from '../../sheet/formulas';
import { indexes, table, type Column } from '../../sheet/table';
import { across, check, grid, ROWS } from './blocks';
import { CRITERIA, FIRST, LAST_OPTION } from './layout';

const LEVEL = 'The weight at which an option ties with the leader, with all other weights as they are';
const CHANGES = `$D#:$${LAST_OPTION}#`;
const SMALLEST = `$M$${ROWS.change}:$M$${ROWS.change + CRITERIA - 1}`;
const SMALLEST_SO_FAR = `$M$${ROWS.change}:$M#`;
const levelsOf = (criterion: number) => `$D${ROWS.flip + criterion}:$${LAST_OPTION}${ROWS.flip + criterion}`;

/** Of each criterion the option that is level with the smallest change, and its place among all. */
const COLUMNS: Column[] = [
  { head: 'Smallest', look: 'calc.two.center', value: `=IF(COUNT(${CHANGES})=0,"",MIN(${CHANGES}))` },
  { head: 'Option', look: 'calc.center', value: `=IF($M#="","",MATCH($M#,${CHANGES},0))` },
  {
    ...{ head: 'Level at', look: 'calc.two.center' },
    value: (criterion) => `=IF($M#="","",INDEX(${levelsOf(criterion)},$N#))`,
  },
  {
    ...{ head: 'Order', look: 'calc.center' },
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
  table(sheet, { at: `M${ROWS.change}`, columns: COLUMNS, lines: indexes(CRITERIA) });
}
