import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

const AREA = { columns: 19, rows: 20 };
/** The demo has thirteen weeks. */
const WEEKS_IN_DEMO = 13;
const { fact, line } = fromImport(AREA);

const ofKpi = (heading: string, index: number, reading?: 'number') =>
  line('KPI', heading, index + 1, reading);
/** The demo has one team, which its score needs a name for. */
const ofTeam = (pasted: string) => `IF(${pasted}="","",IF(${fact('Team')}="","The team",${fact('Team')}))`;

/** What was pasted from the demo, for the cells that take it; KPIs and weeks count from 0. */
export const imported = {
  team: `=${ofTeam(`IFERROR(MATCH("KPI",Import!$A$1:$A$${AREA.rows},0),"")`)}`,
  teamOf: (index: number) =>
    `=${ofTeam(`${ofKpi('KPI', index)}&${ofKpi('Owner', index)}&${ofKpi('Target', index)}&${ofKpi('Limit', index)}`)}`,
  name: (index: number) => `=${ofKpi('KPI', index)}`,
  owner: (index: number) => `=${ofKpi('Owner', index)}`,
  direction: (index: number) => `=${ofKpi('Direction', index)}`,
  target: (index: number) => `=${ofKpi('Target', index, 'number')}`,
  limit: (index: number) => `=${ofKpi('Limit', index, 'number')}`,
  /** Nothing from the first week on that the demo doesn't have: there the cell stays empty. */
  value: (week: number, index: number) =>
    week < WEEKS_IN_DEMO ? `=${ofKpi(`Week ${week + 1}`, index, 'number')}` : undefined,
};

export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'KPI', fills: 'KPIs and Weekly Values' });
