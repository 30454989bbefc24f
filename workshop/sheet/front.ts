import type { Book } from './book';
import type { Sheet } from './sheet';

/** The three lines at the top of every sheet: the tool, the sheet's title, and what to do here. */
export function heading(
  sheet: Sheet,
  tool: string,
  title: string,
  lead: string,
  to: string,
  height = 30,
): void {
  sheet.put('B1', tool, 'tool');
  sheet.put('B2', title, 'title');
  sheet.height(2, 32);
  sheet.wide(`B3:${to}3`, lead, 'note.wrap', height);
}

/** A filled sheet to read and to try things out on: the last one, on one page, in the color that says so. */
export function example(
  book: Book,
  tool: string,
  { widths, to, lead }: { widths: number[]; to: string; lead: string },
): Sheet {
  const sheet = book.sheet('Example', { widths, landscape: true, pages: 1, tab: '857D6C' });
  heading(sheet, tool, 'Example', lead, to, 18);
  return sheet;
}

type InstructionFacts = {
  tool: string;
  /** What it answers, in one or two sentences. */
  purpose: string;
  steps: string[];
  /** Each sheet with what it is for. */
  sheets: [name: string, purpose: string][];
  /** What a person should know of the formulas. */
  notes: string[];
  license: string;
};

/** The first sheet of every workbook. */
export function instructions(book: Book, facts: InstructionFacts): void {
  const sheet = book.sheet('Instructions', { widths: [3, 24, 72], tab: 'A67C2B', pages: 1 });
  heading(sheet, facts.tool, 'Instructions', facts.purpose, 'C', lines(facts.purpose, 96, 13));
  let row = 5;
  const section = (title: string) => {
    sheet.row(`B${row}`, [title, ''], 'section');
    sheet.height(row++, 22);
  };
  const wide = (text: string) => {
    sheet.wide(`B${row}:C${row}`, text, 'text.wrap', lines(text, 100));
    row++;
  };
  section('How to use it');
  facts.steps.forEach((step, index) => wide(`${index + 1}.  ${step}`));
  row++;
  section('What is in it');
  for (const [name, purpose] of facts.sheets) {
    sheet.put(`B${row}`, name, 'text.wrap.bold');
    sheet.link(`B${row}`, name);
    sheet.put(`C${row}`, purpose, 'text.wrap');
    sheet.height(row++, lines(purpose, 76));
  }
  row++;
  section('Good to know');
  sheet.put(`B${row}`, 'A cell like this', 'input');
  sheet.put(`C${row}`, 'is for typing. All other cells calculate; leave them as they are.', 'text.indent');
  sheet.height(row++, 18);
  [
    ...facts.notes,
    'The other cells are protected without a password. To change a formula, choose "Unprotect Sheet" under Review (in LibreOffice: Tools, Protect Sheet).',
    'It works in Excel 2016 and later, Google Sheets and LibreOffice. There are no macros.',
  ].forEach(wide);
  row++;
  section('License');
  wide(facts.license);
}

/** A height in points that shows a text of about so many characters a line. */
export const lines = (text: string, characters: number, points = 14): number =>
  Math.max(1, Math.ceil(text.length / characters)) * points + 3;
