import { type Book } from '../../sheet/book';
import { firstOf, shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { A_NUMBER, asTyped, boundsAsked } from './input-sheets';
import { FIRST, kpi, KPIS, LAST, NEW, NUMBER_CELLS, ofKpi, shareOf, WEEKS } from './layout';

const NAMES = `KPIs!$D$${FIRST}:$D$${LAST}`;
export const PICK_A_KPI = { from: NAMES, hint: 'Pick one of the KPIs in KPIs.' };
/** The number of a KPI that was picked by its name. */
export const numberOf = (name: string): string =>
  `IF(${name}="","",IFERROR(INDEX(KPIs!$B$${FIRST}:$B$${LAST},MATCH(${name},${NAMES},0)),""))`;

const lines = (column: string) => `$${column}$${NEW.first}:$${column}$${NEW.last}`;
const HEADS = ['Target', 'Limit', 'Upper target', 'Upper limit'];
const COLUMNS: Column[] = [
  numbers(5),
  { head: 'KPI', width: 34, look: 'input.shrink', allow: PICK_A_KPI },
  { head: 'From week', width: 8, look: 'input.center', allow: { number: [1, WEEKS], whole: true } },
  ...HEADS.map((head): Column => ({
    head,
    width: 10,
    look: 'input.center.shrink',
    allow: ANY_NUMBER,
    ask: A_NUMBER,
  })),
  {
    head: 'Look at',
    width: 28,
    look: 'note',
    value: `=IF(LEN(C#&D#&E#&F#&G#&H#)=0,"",${firstOf([
      ['C#=""', 'Which KPI?'],
      ['J#=""', 'This KPI isn’t in KPIs'],
      ['COUNT(D#)=0', 'From which week?'],
      [`COUNTIFS(${lines('J')},J#,${lines('D')},D#)>1`, 'Twice: the lower line counts'],
      ...boundsAsked(ofKpi('H', 'J#'), ['E#', 'F#', 'G#', 'H#']),
    ])})`,
    marks: { fair: '=$I#<>""' },
  },
];

/** Targets that count from a week on; the weeks before keep theirs. */
export function newTargetsSheet(book: Book): void {
  const sheet = page(book, 'New Targets', {
    lead: 'To change a target, type the KPI, its first week, and its target and limit from then on. The weeks before keep theirs.',
    widths: [2, ...widthsOf(COLUMNS), 5, 7],
    to: 'I',
    area: `A1:I${NEW.last}`,
    portrait: true,
    pages: 1,
    sides: 0.3,
    freeze: 'A5',
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:I4', NUMBER_CELLS);
  sheet.section(`B${NEW.own - 2}`, 'From week 1 on, as typed in KPIs', 8);
  sheet.row(`B${NEW.own - 1}`, ['No.', 'KPI', 'From week', ...HEADS], 'head.center');
  for (const index of indexes(KPIS)) {
    const row = NEW.own + index;
    const of = (column: string) => `=${shown(kpi(column, index))}`;
    sheet.row(
      `B${row}`,
      [index + 1, of('D'), `=IF(${kpi('D', index)}="","",1)`, ...['I', 'J', 'K', 'L'].map(of)],
      ['calc.center', 'calc.shrink', 'calc.center'],
    );
    sheet.row(`J${row}`, [index + 1, index + 1], 'note.unseen');
  }
  sheet.section(`B${NEW.first - 2}`, 'From a later week on', 8);
  table(sheet, {
    at: `B${NEW.first}`,
    columns: COLUMNS,
    lines: indexes(NEW.last - NEW.first + 1),
    name: 'New_targets',
    uncounted: 'B5:I5',
  });
  // Week and line as one number: the later week counts, and of two lines for one week the lower.
  for (let row = NEW.first; row <= NEW.last; row++)
    sheet.row(
      `J${row}`,
      [
        `=${numberOf(`C${row}`)}`,
        `=IF(AND(COUNT(B${row},D${row}:F${row})=4,J${row}<>""),100*D${row}+B${row},0)`,
      ],
      'note.unseen',
    );
  for (const [first, last] of [
    [NEW.own, NEW.own + KPIS - 1],
    [NEW.first, NEW.last],
  ] as const)
    asTyped(sheet, `E${first}:H${last}`, `AND(ISNUMBER($J${first}),${shareOf(`N($J${first})`)})`);
}
