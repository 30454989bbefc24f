import type { DataValidation, NewFile } from 'excelize-wasm';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { chartOf, type ChartFacts } from './chart';
import { outOfPlace, prompt, rule, type Rule } from './rules';
import { byNumber, type Lines } from './lines';
import type { SheetSettings } from './settings';
import { MARKS, TABS, type Mark, type StyleName } from './styles';

/** Formulas are kept from slips, not from their owner: there is no password, and looks may be changed. */
export const PROTECTION = {
  SelectLockedCells: true,
  SelectUnlockedCells: true,
  EditObjects: true,
  EditScenarios: true,
  FormatCells: true,
  FormatColumns: true,
  FormatRows: true,
  InsertHyperlinks: true,
  AutoFilter: true,
  Sort: true,
};

/** excelize's own handle of one workbook. */
export type Workbook = ReturnType<typeof NewFile>;

/** excelize answers with a text where something went wrong. */
export function must(answer: { error: string | null }): void {
  if (answer.error) throw new Error(answer.error);
}

/** What goes into a cell. A text that begins with = is a formula; nothing leaves it empty for typing. */
export type Value = string | number | boolean | undefined;

/** Of a section's title, in points, on a sheet with low rows. */
const SECTION_HEIGHT = 19;

/** One sheet. Cells are named as in a spreadsheet: "B4", "B4:D9". */
export class Sheet {
  private sorted = false;
  private readonly formulas = new Map<string, string>();
  /** Its lists that are typed and that other cells go by. */
  readonly lists: Lines[] = [];

  constructor(
    private readonly file: Workbook,
    readonly name: string,
    private readonly style: (name: StyleName) => number,
    readonly settings: SheetSettings & { footer: string },
  ) {
    settings.widths.forEach((width, index) => {
      const column = columnName(index + 1);
      must(file.SetColWidth(name, column, column, width));
    });
    must(file.SetSheetView(name, 0, { ShowGridLines: false, TopLeftCell: 'A1', View: 'normal' }));
  }

  put(cell: string, value: Value, style: StyleName = 'text'): void {
    this.styled(cell, style);
    if (typeof value === 'number') must(this.file.SetCellFloat(this.name, cell, value, -1, 64));
    else if (typeof value === 'boolean') must(this.file.SetCellBool(this.name, cell, value));
    else if (value?.startsWith('=')) this.formulas.set(cell, value.slice(1));
    else if (value !== undefined && value !== '') must(this.file.SetCellStr(this.name, cell, value));
  }

  /** A value in place of what stands in a cell, which keeps its look; null empties it. */
  type(cell: string, value: string | number | null): void {
    this.formulas.delete(cell);
    if (typeof value === 'number') must(this.file.SetCellFloat(this.name, cell, value, -1, 64));
    else must(this.file.SetCellStr(this.name, cell, value ?? ''));
  }

  /** Values side by side, beginning at a cell; one style for all, or one for each. */
  row(cell: string, values: readonly Value[], style: StyleName | readonly string[]): void {
    const { column, row } = placeOf(cell);
    values.forEach((value, index) => {
      const one = typeof style === 'string' ? style : ((style[index] ?? style.at(-1)) as StyleName);
      this.put(`${columnName(column + index)}${row}`, value, one);
    });
  }

  /** Numbers its lines out of sight, in the column that is its margin, where none is shown. */
  number(first: number, last: number): void {
    for (let row = first; row <= last; row++) this.put(`A${row}`, row - first + 1, 'note.unseen');
    this.lists.push({ numbers: 'A', first, last });
  }

  /** The title of what stands below, with a line under so many columns. */
  section(cell: string, title: string, columns: number, height?: number): void {
    this.row(cell, [title, ...Array<string>(columns - 1).fill('')], 'section');
    const points = height ?? (this.settings.rowHeight && SECTION_HEIGHT);
    if (points) this.height(placeOf(cell).row, points);
  }

  styled(range: string, style: StyleName): void {
    const [from, to = from] = range.split(':') as [string, string?];
    must(this.file.SetCellStyle(this.name, from, to, this.style(style)));
  }

  /** A text over several columns, with room for its lines. */
  wide(range: string, value: string, style: StyleName = 'text.wrap', height?: number): void {
    const [from, to] = range.split(':') as [string, string];
    this.styled(range, style);
    must(this.file.MergeCell(this.name, from, to));
    this.put(from, value, style);
    if (height) this.height(placeOf(from).row, height);
  }

  height(row: number, points: number): void {
    must(this.file.SetRowHeight(this.name, row, points));
  }

  /**
   * What may be typed into a range. Other things are refused with a message that says what is expected.
   * @param ask what to type, shown beside the cell; without it the rule says it by itself
   */
  allow(range: string, what: Rule, ask?: string): void {
    const validation: DataValidation = { Sqref: range, ...rule(what, ask) };
    must(this.file.AddDataValidation(this.name, validation));
    // What was pasted goes past the rule. Without $, or each cell would go by the first.
    const [cell] = range.replaceAll('$', '').split(':');
    const wrong = outOfPlace(what, cell!);
    if (wrong) this.mark(range, `=${wrong}`, 'poor');
  }

  /** What to type into cells for any text, shown beside them. */
  ask(range: string, text: string): void {
    must(this.file.AddDataValidation(this.name, { Sqref: range, AllowBlank: true, ...prompt(text) }));
  }

  /** Gives a range a look where a formula is true; it is written for the range's first cell. */
  mark(range: string, formula: string, mark: Mark): void {
    const made = this.file.NewConditionalStyle(MARKS[mark]);
    must(made);
    const rules = [{ Type: 'formula', Criteria: formula, Format: made.style }];
    must(this.file.SetConditionalFormat(this.name, range, rules));
  }

  /**
   * Arrows at the heads of a list, to see a part of it; on a protected sheet too. The heads are in the range:
   * "B7:K87".
   * @param sort lets it be sorted as well. Programs refuse that where a cell of the range is not for typing,
   * and no other sheet may go by the row of a line
   */
  filter(range: string, sort = false): void {
    must(this.file.AutoFilter(this.name, range, []));
    this.sorted ||= sort;
  }

  /** Gives cells a name, to jump to and for formulas of the owner's: "Tasks". */
  named(name: string, range: string): void {
    const cells = range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
    must(this.file.SetDefinedName({ Name: name, RefersTo: `'${this.name}'!${cells}` }));
  }

  chart(cell: string, facts: ChartFacts): void {
    const { line } = facts;
    const dashed = line
      ? { ...facts, line: undefined, kind: 'line' as const, series: [line].flat() }
      : undefined;
    const over = dashed ? [chartOf(dashed, true)] : [];
    must(this.file.AddChart(this.name, cell, chartOf(facts), ...over));
  }

  link(cell: string, sheet: string): void {
    must(this.file.SetCellHyperLink(this.name, cell, `'${sheet}'!A1`, 'Location'));
  }

  hideColumns(columns: string): void {
    must(this.file.SetColVisible(this.name, columns, false));
  }

  breakBefore(row: number): void {
    must(this.file.InsertPageBreak(this.name, `A${row}`));
  }

  /**
   * Formulas, print set-up and what stays in sight; after the last cell.
   * @param sheets all of the workbook
   */
  finish(sheets: readonly Sheet[]): void {
    const { portrait, freeze, repeat, pages = 0, area, tab, hidden, footer } = this.settings;
    const { sides = 0.5, rowHeight = 15 } = this.settings;
    const { file, name } = this;
    const listsOf = (other: string) => sheets.find((one) => one.name === other)?.lists ?? [];
    for (const [cell, formula] of this.formulas) {
      const own = { sheet: name, row: placeOf(cell).row };
      must(file.SetCellFormula(name, cell, byNumber(formula, own, listsOf)));
    }
    must(
      file.SetPageLayout(name, {
        Size: 1,
        Orientation: portrait ? 'portrait' : 'landscape',
        FitToWidth: 1,
        FitToHeight: pages,
      }),
    );
    const color = tab && `FF${TABS[tab]}`;
    must(file.SetSheetProps(name, { FitToPage: true, TabColorRGB: color, DefaultRowHeight: rowHeight }));
    must(
      file.SetPageMargins(name, {
        Left: sides,
        Right: sides,
        Top: 0.6,
        Bottom: 0.7,
        Header: 0.3,
        Footer: 0.3,
      }),
    );
    // A space ends the size, or a title that begins with a number would make it a larger one.
    must(file.SetHeaderFooter(name, { OddFooter: `&L&8 ${footer}&C&8&A&R&8&P / &N` }));
    must(file.ProtectSheet(name, { ...PROTECTION, Sort: this.sorted }));
    if (hidden) must(file.SetSheetVisible(name, false));
    const named = (Name: string, cells: string) =>
      must(file.SetDefinedName({ Name, RefersTo: `'${name}'!${cells}`, Scope: name }));
    if (repeat) named('_xlnm.Print_Titles', `$${repeat.replace(':', ':$')}`);
    if (area) named('_xlnm.Print_Area', area.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2'));
    if (freeze) {
      const { column, row } = placeOf(freeze);
      const [XSplit, YSplit] = [column - 1, row - 1];
      const ActivePane = XSplit === 0 ? 'bottomLeft' : YSplit === 0 ? 'topRight' : 'bottomRight';
      must(file.SetPanes(name, { Freeze: true, XSplit, YSplit, TopLeftCell: freeze, ActivePane }));
    }
  }
}
