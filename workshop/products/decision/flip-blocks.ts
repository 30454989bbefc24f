import type { Sheet } from '../../sheet/sheet';
import { compared } from '../../sheet/formulas';
import { indexes } from '../../sheet/table';
import { across, check, grid, head, ROWS } from './blocks';
import { CRITERIA, FIRST, LAST_OPTION } from './layout';

/**
 * For each criterion and option: the weight at which it is level with the leader, w - D/d, and how far away that is; nothing where
 * no weight on its scale is past it.
 */
export function flipBlocks(sheet: Sheet): void {
  head(
    sheet,
    ROWS.flip,
    'The weight at which an option ties with the leader, with all other weights as they are',
  );
  const leader = check('leader');
  grid(sheet, ROWS.flip, (criterion, column) => {
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
  head(sheet, ROWS.change, 'How far that is from the weight');
  grid(sheet, ROWS.change, (criterion, column) => {
    const cell = `${column}${ROWS.flip + criterion}`;
    return `IF(${cell}="","",ABS(${cell}-Criteria!$F$${FIRST + criterion}))`;
  });
  sheet.row(`M${ROWS.change - 1}`, ['Smallest', 'Option', 'Level at', 'Order'], 'head.center');
  const smallest = `$M$${ROWS.change}:$M$${ROWS.change + CRITERIA - 1}`;
  for (const criterion of indexes(CRITERIA)) {
    const row = ROWS.change + criterion;
    const [changes, cell, flip] = [`$D${row}:$${LAST_OPTION}${row}`, `$M${row}`, ROWS.flip + criterion];
    const before = `SUMPRODUCT(ISNUMBER(${smallest})*(${smallest}<${cell}))`;
    const beside = `SUMPRODUCT(ISNUMBER($M$${ROWS.change}:${cell})*($M$${ROWS.change}:${cell}=${cell}))`;
    sheet.row(
      `M${row}`,
      [
        `=IF(COUNT(${changes})=0,"",MIN(${changes}))`,
        `=IF(${cell}="","",MATCH(${cell},${changes},0))`,
        `=IF(${cell}="","",INDEX($D${flip}:$${LAST_OPTION}${flip},$N${row}))`,
        `=IF(${cell}="","",${before}+${beside})`,
      ],
      ['calc.two.center', 'calc.center', 'calc.two.center', 'calc.center'],
    );
  }
}
