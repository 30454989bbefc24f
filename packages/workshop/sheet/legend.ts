import { shown } from './formulas';
import type { Sheet } from './sheet';
import { seriesMark, type StyleName } from './styles';

/**
 * Names the series of a chart in cells above it, each on its color: a chart's own legend names those too that
 * nobody uses, since it knows no condition.
 * @param names for each series, in their order, the cells for its name and the cell that has it: nothing
 * there, no name; and the number of its color, where it isn't its own
 */
export function legend(
  sheet: Sheet,
  names: readonly (readonly [cells: string, name: string, color?: number])[],
  look: StyleName = 'text.center',
): void {
  names.forEach(([cells, name, color], index) => {
    const [first] = cells.split(':') as [string];
    sheet.wide(cells, `=${shown(name)}`, look);
    sheet.mark(cells, `=LEN($${first.replace(/(\d)/, '$$$1')})>0`, seriesMark(color ?? index));
  });
}
