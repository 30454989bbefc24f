import { dataIn } from '../facts';
import { Book, type BookFacts } from './book';
import { ENTER_A_DATE, isTextual } from './formulas';
import { ANY_DAY } from './rules';
import type { SheetSettings } from './settings';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from './sheet';
import { type StyleName } from './styles';

type Page = SheetSettings & {
  /** What to do here. */
  lead: string;
  /** How high that is, and up to which column: else to the last that has a width. */
  leadHeight?: number;
  to?: string;
};

/** A sheet that begins with three lines: the tool, the sheet's name, and what to do here. */
export function page(book: Book, name: string, { lead, leadHeight = 18, to, ...settings }: Page): Sheet {
  const sheet = book.sheet(name, settings);
  sheet.put('B1', book.facts.title, 'tool');
  sheet.put('B2', name, 'title');
  sheet.height(2, 32);
  sheet.wide(`B3:${to ?? columnName(settings.widths.length)}3`, lead, 'note.wrap', leadHeight);
  return sheet;
}

/** What the first sheet says of a workbook: products/<tool>/workbook.yaml. */
type Words = Pick<BookFacts, 'subject'> & {
  /** What it answers, in one or two sentences. */
  purpose: string;
  steps: string[];
  /** What each sheet is for, in the order of `TABS`. */
  sheets: Record<string, string>;
  /** What a person should know of the formulas. */
  notes: string[];
};

/**
 * A whole workbook: how to use it on its first sheet, and then the others.
 * @param tool the folder of its words
 * @param makers each sheet's
 */
export async function workbook(
  license: string,
  title: string,
  tool: string,
  makers: Record<string, (book: Book) => void>,
): Promise<Book> {
  const words = dataIn(`products/${tool}/workbook.yaml`) as Words;
  const book = await Book.begin({ title, subject: words.subject });
  const first = page(book, 'Instructions', {
    lead: words.purpose,
    leadHeight: lines(words.purpose, 96, 13),
    widths: [3, 24, 72],
    portrait: true,
    pages: 1,
    tab: 'begin',
  });
  for (const name of Object.keys(words.sheets)) makers[name]!(book);
  const hasResults = book.sheets.some(({ settings }) => settings.tab === 'read');
  instructions(first, license, { ...words, notes: [...(hasResults ? [RESULTS_FIRST] : []), ...words.notes] });
  return book;
}

const RESULTS_FIRST =
  'Results come first, on the green tabs. They stay empty until something’s typed on the blue ones.';

function instructions(sheet: Sheet, license: string, facts: Words): void {
  let row = 5;
  const section = (title: string) => {
    sheet.section(`B${row++}`, title, 2, 22);
  };
  const wide = (text: string) => {
    sheet.wide(`B${row}:C${row}`, text, 'text.wrap', lines(text, 114));
    row++;
  };
  section('How to use it');
  facts.steps.forEach((step, index) => wide(`${index + 1}.  ${step}`));
  row++;
  section('What is in it');
  for (const [name, purpose] of Object.entries(facts.sheets)) {
    sheet.put(`B${row}`, name, 'text.wrap.bold');
    sheet.link(`B${row}`, name);
    sheet.put(`C${row}`, purpose, 'text.wrap');
    sheet.height(row++, lines(purpose, 86));
  }
  row++;
  section('Good to know');
  sheet.put(`B${row}`, 'A cell like this', 'input');
  sheet.put(`C${row}`, 'is for typing. All other cells calculate, so leave them as they are.', 'text.indent');
  sheet.height(row++, 18);
  [
    ...facts.notes,
    'The other cells are protected without a password. To change a formula, choose “Unprotect Sheet” under Review (in LibreOffice: Tools, Protect Sheet).',
    'Uses only functions of Excel 2016 and later, Google Sheets and LibreOffice. No macros.',
  ].forEach(wide);
  row++;
  section('License');
  wide(license);
}

/** A formula of what is said of a day that is none on which a week begins. */
export const notMonday = (cell: string): string =>
  `IF(AND(ISNUMBER(${cell}),MOD(INT(${cell}),7)<>2),"That’s not a Monday","")`;

/** A formula of what is said of a first day that is none while a list is begun; else what another says. */
export const missingDay = (cell: string, list: string, otherwise = '""', says = 'Missing: the first day') =>
  `IF(COUNT(${cell})=0,IF(COUNTIF(${list},"?*")=0,"","${says}"),${otherwise})`;

/**
 * A cell for a day, which says so beside it where a text stands in it.
 * @param otherwise a formula of what else is said there
 */
export function dayIn(sheet: Sheet, cell: string, says?: string, otherwise = '""'): void {
  const { column, row } = placeOf(cell);
  const beside = says ?? `${columnName(column + 1)}${row}`;
  sheet.allow(cell, ANY_DAY);
  sheet.put(beside, `=IF(${isTextual(cell)},"${ENTER_A_DATE}",${otherwise})`, 'text.bold');
  sheet.mark(beside, `=LEN(${beside})>0`, 'poor');
}

/** Asks for a day: what it is, and the cell to type it in; where it is said that a text is none. */
export function askForDay(
  sheet: Sheet,
  label: [cell: string, text: string, look?: StyleName],
  cell: string,
  says?: string,
  otherwise?: string,
): void {
  const [where, text, look = 'text.bold'] = label;
  sheet.put(where, text, look);
  sheet.put(cell, undefined, 'input.date.center');
  dayIn(sheet, cell, says, otherwise);
}

/** The cell that stands in for today, for whoever looks back or ahead; empty, it is the real day. */
export const askForToday = (sheet: Sheet, label: string, cell: string): void =>
  askForDay(sheet, [label, 'Count as today; empty for the real day', 'text.right'], cell);

/** A height in points that shows a text of about so many characters a line. */
export const lines = (text: string, characters: number, points = 14): number =>
  Math.max(1, Math.ceil(text.length / characters)) * points + 3;

/** The foot of a memo: who made it, when, and a line to sign. */
export function signedBy(sheet: Sheet, at: string): void {
  const { row } = placeOf(at);
  sheet.row(`B${row}`, ['Prepared by', undefined], ['text.bold', 'input']);
  sheet.row(`B${row + 1}`, ['Date', undefined], ['text.bold', 'input.date.left']);
  dayIn(sheet, `C${row + 1}`);
  sheet.named('Prepared_by', `C${row}`);
  sheet.named('Prepared_on', `C${row + 1}`);
  sheet.put(`B${row + 3}`, 'Signature', 'text.bold');
  sheet.put(`C${row + 3}`, '', 'section');
}
