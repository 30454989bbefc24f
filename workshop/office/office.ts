import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

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
  const [results] = await ask([{ file, sets, read }]);
  return results as CellResult[][];
}

/** A range of cells as a PDF of its own. */
type CellCrop = { sheet: string; cells: string; pdf: string };

/**
 * Types values into a workbook and writes ranges of cells as PDFs, in their full size.
 * @param margin around the cells, in hundredths of a millimeter
 * @param fonts a list of fonts for FONTCONFIG_FILE
 */
export async function cropCells(
  file: string,
  typed: Cells,
  crops: readonly CellCrop[],
  { margin, fonts }: { margin: number; fonts: string },
): Promise<void> {
  await ask([{ file, typed, crops: crops.map((crop) => ({ ...crop, margin })) }], { FONTCONFIG_FILE: fonts });
}

async function ask(jobs: readonly object[], environment: Record<string, string> = {}): Promise<unknown[]> {
  const python = spawn('/usr/bin/python3', [path.join(import.meta.dirname, 'calculate.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  python.stdin.end(JSON.stringify(jobs));
  const answer = await text(python.stdout);
  if (!answer)
    throw new Error('LibreOffice gave no answer. Is libreoffice-calc installed, with python3-uno?');
  return JSON.parse(answer) as unknown[];
}
