import { budgetOfOne, Damaged, openArchive, textOf, type Archive } from './archive';
import { attribute, elements, textIn, unescaped } from './xml';

/** What a cell holds or shows; undefined where it is empty. Days are numbers. */
export type CellValue = number | string | boolean | { error: string } | undefined;

export type Cell = {
  value: CellValue;
  /** Without its =. Of a formula that its program shares with other cells there may be no text. */
  formula?: string;
  /** Whether it is for typing: its style lets one type into a protected sheet. */
  open: boolean;
};

export type Sheet = {
  name: string;
  /** Its file in the archive. */
  file: string;
  xml: string;
  /** By name: B3. */
  cells: Map<string, Cell>;
};

export type Workbook = {
  archive: Archive;
  /** What it says of itself: its sheets and names. */
  xml: string;
  /** By name, in their order. */
  sheets: Map<string, Sheet>;
  /** What names of the workbook's own stand for: Tasks is '12 Weeks'!$C$8:$I$87. */
  names: Map<string, string>;
};

/** @returns undefined for a file that is no workbook (.xlsx) or a damaged one */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook | undefined> {
  const archive = openArchive(bytes);
  if (!archive?.has('xl/workbook.xml')) return undefined;
  try {
    return await sheetsOf(archive);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/** No workbook of ours has a tenth of these. */
const [MOST_SHEETS, MOST_CELLS] = [100, 500_000];

async function sheetsOf(archive: Archive): Promise<Workbook> {
  const budget = budgetOfOne();
  const count = { left: MOST_CELLS };
  const [book, relations, styles, strings] = await Promise.all(
    ['workbook.xml', '_rels/workbook.xml.rels', 'styles.xml', 'sharedStrings.xml'].map((name) =>
      textOf(archive, `xl/${name}`, budget),
    ),
  );
  const files = new Map(
    [...elements(relations!, 'Relationship')].map(({ tag }) => [
      attribute(tag, 'Id'),
      `xl/${attribute(tag, 'Target')!.replace(/^\/?(xl\/)?/, '')}`,
    ]),
  );
  const shared = [...elements(strings!, 'si')].map(({ inside }) => textIn(inside));
  const open = openStyles(styles!);
  const listed = [...elements(book!, 'sheet')];
  if (listed.length > MOST_SHEETS) throw new Damaged('It has more sheets than a workbook of ours.');
  const sheets = await Promise.all(
    listed.map(async ({ tag }): Promise<Sheet> => {
      const [name, file] = [attribute(tag, 'name')!, files.get(attribute(tag, 'r:id')) ?? ''];
      const xml = await textOf(archive, file, budget);
      return { name, file, xml, cells: cellsOf(xml, shared, open, count) };
    }),
  );
  const names = [...elements(book!, 'definedName')]
    .filter(({ tag }) => attribute(tag, 'localSheetId') === undefined)
    .map(({ tag, inside }) => [attribute(tag, 'name')!, unescaped(inside)] as const);
  return {
    archive,
    xml: book!,
    sheets: new Map(sheets.map((one) => [one.name, one])),
    names: new Map(names),
  };
}

/** The numbers of the styles that a protected sheet lets one type into. */
function openStyles(styles: string): Set<string> {
  const { inside = '' } = [...elements(styles, 'cellXfs')][0] ?? {};
  // Whichever way it is written, one begins where the one before it ended.
  const all = inside.split(/<(?:\w+:)?xf(?=[\s/>])/).slice(1);
  return new Set(all.flatMap((xf, index) => (/\blocked="(false|0)"/.test(xf) ? [String(index)] : [])));
}

/** @throws Damaged for more cells than are left to count */
function cellsOf(
  xml: string,
  shared: readonly string[],
  open: ReadonlySet<string>,
  count: { left: number },
): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { tag, inside } of elements(xml, 'c')) {
    if (--count.left < 0) throw new Damaged('It has more cells than a workbook of ours.');
    const name = attribute(tag, 'r');
    if (!name || !isPlace(name)) continue;
    const formula = firstOf(inside, 'f');
    cells.set(name, {
      value: valueOf(attribute(tag, 't'), inside, shared),
      ...(formula !== undefined && { formula: unescaped(formula) }),
      open: open.has(attribute(tag, 's') ?? '0'),
    });
  }
  return cells;
}

function valueOf(type: string | undefined, inside: string, shared: readonly string[]): CellValue {
  if (type === 'inlineStr') return textIn(inside);
  const text = firstOf(inside, 'v');
  if (text === undefined) return undefined;
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'str') return unescaped(text);
  if (type === 'b') return text === '1';
  return type === 'e' ? { error: text } : Number(text);
}

/** What is in the first element of this name; undefined where there is none. */
const firstOf = (xml: string, name: string): string | undefined =>
  (elements(xml, name).next().value as { inside: string } | undefined)?.inside;

/** Where a cell is, both from 1 on: B3 is column 2, row 3. */
export type Place = { column: number; row: number };

/** 1 is A, 27 is AA. */
export function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number > 26 ? columnName((number - 1 - rest) / 26) + letter : letter;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export const isPlace = (name: string): boolean => PLACE.test(name);

const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

export const nameOf = ({ column, row }: Place): string => `${columnName(column)}${row}`;

/** @throws Error for what is no name of a cell */
export function placeOf(name: string): Place {
  const [, letters, digits] = PLACE.exec(name) ?? [];
  if (!letters) throw new Error(`“${name}” is no cell.`);
  return { column: columnNumber(letters), row: Number(digits) };
}
