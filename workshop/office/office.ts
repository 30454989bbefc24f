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

async function ask(jobs: readonly object[]): Promise<unknown[]> {
  const python = spawn('/usr/bin/python3', [path.join(import.meta.dirname, 'calculate.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  python.stdin.end(JSON.stringify(jobs));
  const answer = await text(python.stdout);
  if (!answer)
    throw new Error('LibreOffice gave no answer. Is libreoffice-calc installed, with python3-uno?');
  return JSON.parse(answer) as unknown[];
}
