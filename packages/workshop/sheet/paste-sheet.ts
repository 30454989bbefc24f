import type { Book } from './book';
import { found } from './formulas';
import { columnName } from './sheet';

/** Room for the demo's CSV, from A1 on: more than it can have. */
type PasteArea = { columns: number; rows: number };

/**
 * How a pasted cell is read. A text is kept, so that the cell for typing that takes it is marked beside its
 * number.
 */
type Reading = 'number' | 'text' | 'day' | 'time';

/** @param last the last column for pasting: what it has from before would stay below a shorter list */
const howTo = (last: string) => [
  'How to bring over what you typed in the demo',
  '1.  In the demo, choose “Save CSV”, and open that file in your spreadsheet program.',
  '2.  Select all of it (Ctrl+A) and copy it (Ctrl+C).',
  '3.  Here, click cell A1 and paste (Ctrl+V). That’s all: the cells for typing take it from here.',
  'Type over any of them, and your own entry stays.',
  `To import again, first select columns A to ${last} and press Delete: a shorter list would leave old lines below it. Then paste at A1.`,
];

/**
 * The sheet Import: nothing but room for the demo's CSV from A1 on, so that a whole sheet can be pasted too.
 * It isn't protected, since what is pasted brings its own locks, and has no merged cells, which refuse a
 * paste.
 * @param list the heading by which what was pasted is known to be this tool's
 * @param fills the sheets that take what was pasted
 * @param headsAt a cell with the row of the list's headings, or 0, where more than this tool's CSV can be
 * pasted
 */
export function pasteSheet(
  book: Book,
  { columns, rows, list, fills, headsAt }: PasteArea & { list: string; fills: string; headsAt?: string },
) {
  const last = columnName(columns);
  const beside = columnName(columns + 2);
  const steps = howTo(last);
  const sheet = book.sheet('Import', {
    widths: [...Array<number>(columns).fill(columns > 4 ? 13 : 22), 3, 100],
    // A cell between that is always empty, so that nothing is printed.
    area: `${columnName(columns + 1)}1`,
    tab: 'beside',
    open: true,
  });
  sheet.styled(`A1:${last}${rows}`, 'input');
  sheet.put('A1', 'Paste here, at A1', 'input');
  steps.forEach((line, index) =>
    sheet.put(`${beside}${index + 1}`, line, index === 0 ? 'text.bold' : 'text'),
  );
  const known = headsAt ? `${headsAt}>0` : `ISNUMBER(MATCH("${list}",$A$1:$A$${rows},0))`;
  const what = headsAt ? 'what this workbook takes' : 'this tool’s CSV';
  const other = `No “${list}” in ${headsAt ? 'its headings' : 'column A'}: it isn’t ${what}, or it wasn’t pasted at A1.`;
  const status = `${beside}${steps.length + 2}`;
  sheet.put(
    status,
    `=IF(${known},"It’s read. Look at ${fills}.",IF(COUNTA($A$1:$${last}$${rows})<2,"","${other}"))`,
    'text.bold',
  );
  sheet.mark(status, `=LEFT($${beside}$${steps.length + 2},2)="No"`, 'poor');
}

/**
 * Formulas for cells that are typed into: each shows what was pasted into Import, and nothing where that has
 * nothing. They name no cell of their own sheet, so lines may be sorted.
 * @param headsAt as for the sheet
 */
export function fromImport({ columns, rows }: PasteArea, headsAt?: string) {
  const all = `Import!$A$1:$${columnName(columns)}$${rows}`;
  const first = `Import!$A$1:$A$${rows}`;
  const row = (label: string) => `MATCH("${label}",${first},0)`;
  return {
    /** What stands beside a label; in one row with others, or each in a row of its own. */
    fact(this: void, label: string, reading: Reading = 'text', oneRow?: 'one row'): string {
      const [where, at] = oneRow
        ? ['1', `MATCH("${label}",Import!$A$1:$${columnName(columns)}$1,0)+1`]
        : [row(label), '2'];
      return read(`INDEX(${all},${where},${at})`, reading);
    },
    /**
     * A cell of a list's nth line, by its heading: wherever the list begins, in whatever order its columns
     * are.
     * @param list the heading of the list's first column
     * @param before that of the list which follows it, if there is one
     */
    line(
      this: void,
      list: string,
      heading: string,
      n: number,
      reading: Reading = 'text',
      before?: string,
    ): string {
      const heads = headsAt ?? row(list);
      const cell = `INDEX(${all},${heads}+${n},MATCH("${heading}",INDEX(${all},${heads},0),0))`;
      const value = read(cell, reading);
      return before ? `IFERROR(IF(${row(list)}+${n}<${row(before)},${value},""),"")` : value;
    },
  };
}

function read(cell: string, reading: Reading): string {
  if (reading === 'number') return found(cell);
  if (reading === 'text') {
    // The demo writes '+5 customers, or a spreadsheet would take it for a formula.
    const kept = `AND(LEFT(${cell},1)="'",ISNUMBER(SEARCH(MID(${cell},2,1),"=+-@")))`;
    return `IFERROR(IF(${cell}="","",IF(${kept},MID(${cell},2,999),${cell})),"")`;
  }
  if (reading === 'time')
    return `IFERROR(IF(${cell}="","",IF(ISNUMBER(${cell}),${cell},IFERROR(VALUE(${cell}),${cell}))),"")`;
  const [year, month, day] = [`LEFT(${cell},4)`, `MID(${cell},6,2)`, `MID(${cell},9,2)`];
  const typed = `DATE(VALUE(${year}),VALUE(${month}),VALUE(${day}))`;
  return `IFERROR(IF(${cell}="","",IF(ISNUMBER(${cell}),${cell},IFERROR(${typed},${cell}))),"")`;
}
