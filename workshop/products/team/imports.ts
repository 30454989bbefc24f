import type { Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { importSheet, pasted } from '../../sheet/import-sheet';
import { FIRST, FROM, KPIS, TEAM_ROW } from './layout';

const AREA = { columns: 19, rows: 20 };
/** The demo has thirteen weeks. */
const WEEKS = 13;
const HEADS = ['Team', 'KPI', 'Definition', 'Source', 'Owner', 'Direction', 'Target', 'Limit'];

export function imports(book: Book): void {
  const lead = `Then copy the blocks on the right and paste their values: KPIs into KPIs, cell C${FIRST}; weeks into Weekly Values, cell D${FROM}. Type the team into KPIs, cell D${TEAM_ROW}, and the first day above it.`;
  const widths = [16, 36, 12, 10, 12, 11, 9, 9, 3, ...Array<number>(KPIS + 1).fill(8)];
  const sheet = importSheet(book, { ...AREA, lead, widths });
  sheet.section('U6', `KPIs: U8 to AB${7 + KPIS}`, 8);
  sheet.row('U7', HEADS, 'head.center');
  const take = (heading: string, n: number) => `IFERROR(${shown(pasted('KPI', heading, n, AREA))},"")`;
  const team = 'IFERROR(INDEX($B$8:$B$27,MATCH("Team",$A$8:$A$27,0)),"")';
  for (let n = 1; n <= KPIS; n++)
    sheet.row(
      `U${7 + n}`,
      HEADS.map((heading) => {
        if (heading === 'Team') return `=IF($V${7 + n}="","",${team})`;
        return heading === 'Definition' || heading === 'Source' ? '' : `=${take(heading, n)}`;
      }),
      ['calc', 'calc', 'calc', 'calc', 'calc', 'calc.center'],
    );
  sheet.section('AD6', `Weeks: AE8 to AN${7 + WEEKS}`, KPIS + 1);
  sheet.row(
    'AD7',
    ['Week', ...Array.from({ length: KPIS }, (_, index) => `KPI ${index + 1}`)],
    'head.center',
  );
  for (let week = 1; week <= WEEKS; week++)
    sheet.row(
      `AD${7 + week}`,
      [week, ...Array.from({ length: KPIS }, (_, index) => `=${take(`Week ${week}`, index + 1)}`)],
      'calc.center',
    );
}
