import { readFileSync } from 'node:fs';
import { readWorkbook, type Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import { exampleOf } from '../files';
import { BLANK } from '../makers';
import { fileOf } from './workbook';

/** The tools that have a workbook. */
export const TOOLS = BLANK.map(({ slug }) => slug);

/** The name of a tool's blank workbook; beside it lies the one that is filled with the example. */
export const blankOf = (slug: string): string => BLANK.find((one) => one.slug === slug)!.name;

const opened = new Map<string, Promise<Workbook | undefined>>();
/** A workbook as it is sold, read once; a tool's blank one where no other is named. */
export async function openBook(slug: string, name = blankOf(slug)): Promise<Workbook> {
  const book = opened.get(name) ?? readWorkbook(readFileSync(fileOf(slug, name)));
  opened.set(name, book);
  return (await book)!;
}
export const openExample = (slug: string): Promise<Workbook> => openBook(slug, exampleOf(blankOf(slug)));

/** The texts in a workbook, by sheet, then by cell. */
export const textsIn = ({ sheets }: Workbook): Map<string, Map<string, string>> =>
  new Map(
    [...sheets].map(([name, { cells }]) => [
      name,
      new Map(
        [...cells].map(([cell, { value = '' }]) => [
          cell,
          typeof value === 'object' ? value.error : String(value),
        ]),
      ),
    ]),
  );

/** The cells of a sheet that one may type into, though it is protected. */
export const openCells = ({ sheets }: Workbook, sheet: string): Set<string> =>
  new Set([...(sheets.get(sheet)?.cells ?? [])].flatMap(([cell, { open }]) => (open ? [cell] : [])));
