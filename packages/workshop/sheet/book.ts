import { fileURLToPath } from 'node:url';
import { init } from 'excelize-wasm';
import { MADE_BY, MADE_ON } from '../facts';
import { FIRM } from '../samples/filled/firm';
import type { Cells } from '../office/office';
import type { SheetSettings } from './settings';
import { must, Sheet, type Workbook } from './sheet';
import { styleMaker, TABS } from './styles';

export type BookFacts = { title: string; subject: string };

const engine = init(fileURLToPath(import.meta.resolve('excelize-wasm/excelize.wasm.gz')));

/**
 * A workbook in the site's identity, sheet by sheet. Its formulas have no values yet: `withValues` puts them
 * in.
 */
export class Book {
  readonly sheets: Sheet[] = [];

  private constructor(
    private readonly file: Workbook,
    readonly facts: BookFacts,
  ) {}

  static async begin(facts: BookFacts): Promise<Book> {
    const excelize = await engine;
    const file = excelize.NewFile();
    must(file.SetDocProps({ ...documentProperties(facts), Created: MADE_ON, Modified: MADE_ON }));
    must(file.SetDefaultFont('Arial'));
    return new Book(file, facts);
  }

  private readonly style = styleMaker((style) => {
    const made = this.file.NewStyle(style);
    if (made.error) throw new Error(made.error);
    return made.style;
  });

  /** @throws Error where a sheet of another kind should stand before it (`TABS`) */
  sheet(name: string, settings: SheetSettings): Sheet {
    if (this.sheets.length === 0) must(this.file.SetSheetName('Sheet1', name));
    else must(this.file.NewSheet(name));
    const sheet = new Sheet(this.file, name, this.style, { footer: this.facts.title, ...settings });
    const before = this.sheets.at(-1);
    if (before && placeOf(before) > placeOf(sheet))
      throw new Error(`"${name}" stands behind "${before.name}", and belongs before it.`);
    this.sheets.push(sheet);
    return sheet;
  }

  /**
   * Types the example into its cells, and says so on the first sheet.
   * @param cells values by "Sheet.A1"; null empties a cell
   * @param blank the name of the file without them
   * @throws Error where there is no such sheet
   */
  fill(cells: Cells, blank: string): void {
    for (const [place, value] of Object.entries(cells)) {
      const [name, cell] = place.split('.') as [string, string];
      const sheet = this.sheets.find((one) => one.name === name);
      if (!sheet) throw new Error(`${blank} has no sheet "${name}" for the example.`);
      sheet.type(cell, value);
    }
    this.sheets[0]!.wide(
      'B4:C4',
      `Filled with the example of ${FIRM}. Type over it, or begin with ${blank}.`,
      'text.bold',
    );
  }

  bytes(): Buffer {
    this.sheets.forEach((sheet) => sheet.finish(this.sheets));
    must(this.file.SetActiveSheet(0));
    const { buffer, error } = this.file.WriteToBuffer();
    if (error) throw new Error(error);
    return Buffer.from(buffer as Uint8Array);
  }
}

/** Which of the kinds in `TABS` a sheet is, from 0 on; helpers come after all of them. */
function placeOf({ settings: { tab } }: Sheet): number {
  const kinds = Object.keys(TABS);
  return tab ? kinds.indexOf(tab) : kinds.length;
}

function documentProperties({ title, subject }: BookFacts) {
  return { Title: title, Subject: subject, Creator: MADE_BY, LastModifiedBy: MADE_BY, Language: 'en-US' };
}
