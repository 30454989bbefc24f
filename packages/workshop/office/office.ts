import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CellPart } from '@/lib/shop/rules/product-file';

export type CellResult = number | string | { error: number };
/** By sheet, then by cell. */
export type Formulas = Record<string, Record<string, CellResult>>;
export type Cells = Record<string, number | string | null>;

/** All formulas of workbooks, recalculated by one LibreOffice, in the order of the files. */
export function formulasOf(files: readonly string[]): Promise<Formulas[]> {
  return ask(files.map((file) => ({ file }))) as Promise<Formulas[]>;
}

/**
 * Types each set of inputs into a workbook, recalculates, and reads results. One LibreOffice does all of it.
 * @param sets inputs by "Sheet.A1"; null empties a cell
 * @returns the results of each set, in the order of `read`
 */
export async function recalculate(file: string, sets: readonly Cells[], read: readonly string[]) {
  const results: CellResult[][] = [];
  for (let from = 0; from < sets.length; from += SETS_AT_ONCE) {
    const [some] = await ask([{ file, sets: sets.slice(from, from + SETS_AT_ONCE), read }]);
    results.push(...(some as CellResult[][]));
  }
  return results;
}

/** More of them would be a line of many megabytes. */
const SETS_AT_ONCE = 500;
/** A page as it is printed: a part of a sheet, on paper of a size in hundredths of a millimeter. */
export type PrintedPage = Record<'sheet' | 'from' | 'to', string> & {
  size: [width: number, height: number];
  /** How much smaller its width makes it, or its height where it is fit to one page. */
  scale: number;
};

/** The short and the long side of paper, in hundredths of a millimeter. */
export const PAPERS = { Letter: [21_590, 27_940], A4: [21_000, 29_700] } as const;

/** The pages that workbooks print on, by paper, in the order of the files; laid out by LibreOffice. */
export const printedPages = (files: readonly string[], papers: Record<string, readonly [number, number]>) =>
  ask(files.map((file) => ({ file, papers }))) as Promise<Record<string, PrintedPage[]>[]>;

/**
 * A row that is deleted, or above which an empty one is inserted; then what is typed, past all rules, into a
 * cell and those right of it.
 */
export type Edit = { sheet: string } & (
  { row: number; insert?: boolean } | { row?: number; insert?: true; cell: string; values: Value[] }
);
type Value = string | number;

/** What each edit by itself does: cells with an error, of other sheets with another value, and new texts. */
export const afterEdits = async (file: string, edits: readonly Edit[]) =>
  (await ask([{ file, edits }]))[0] as { errors: string[]; changed: string[]; texts: string[] }[];

/** A range of cells as a PDF of its own; before, numbers are typed and columns set. */
type CellCrop = CellPart & { pdf: string };

/**
 * Writes ranges of a workbook's cells as PDFs, in their full size.
 * @param margin around the cells, in hundredths of a millimeter
 * @param fonts a list of fonts for FONTCONFIG_FILE
 */
export async function cropCells(
  file: string,
  crops: readonly CellCrop[],
  { margin, fonts }: { margin: number; fonts: string },
): Promise<void> {
  await ask(
    crops.map((crop) => ({ file, crop: { ...crop, margin } })),
    fonts,
  );
}

/**
 * One LibreOffice by list of fonts, for all that this process asks, in turn. They end when this process does.
 */
let turn: Promise<unknown> = Promise.resolve();
const offices = new Map<string | undefined, ReturnType<typeof startOffice>>();

function ask(jobs: readonly object[], fonts?: string): Promise<unknown[]> {
  const answer = turn.then(() => {
    const office = offices.get(fonts) ?? startOffice(fonts);
    offices.set(fonts, office);
    return office(jobs);
  });
  turn = answer.catch(() => offices.delete(fonts));
  return answer;
}

function startOffice(fonts?: string) {
  // -B: no __pycache__ is left here.
  const python = spawn('/usr/bin/python3', ['-B', path.join(import.meta.dirname, 'calculate.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...(fonts && { FONTCONFIG_FILE: fonts }) },
  });
  const lines = createInterface(python.stdout);
  const over = once(python, 'close').then(() => null);
  python.stdin.on('error', () => undefined); // it has ended: `over` says so
  letGo(python);
  return async (jobs: readonly object[]): Promise<unknown[]> => {
    python.ref();
    python.stdin.write(`${JSON.stringify(jobs)}\n`);
    const line = await Promise.race([once(lines, 'line') as Promise<[string]>, over]);
    letGo(python);
    if (!line)
      throw new Error('LibreOffice gave no answer. Is libreoffice-calc installed, with python3-uno?');
    return JSON.parse(line[0]) as unknown[];
  };
}

/**
 * While nothing is asked, it does not keep this process alive; without this process its input ends, and so
 * does it.
 */
function letGo(python: ChildProcess): void {
  python.unref();
  for (const pipe of [python.stdin, python.stdout] as Partial<Socket>[]) pipe.unref?.();
}
