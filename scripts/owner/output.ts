import { chmodSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { storageTrouble, TROUBLE_TEXT } from '../../lib/kernel/storage-trouble';
import { withOuterNames } from '../../lib/shop/rules/outer-names';

/** What a command says: for people as text, for programs as JSON. */
export function say(json: boolean, value: unknown, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(withOuterNames(value), null, 2)}\n` : text);
}

/** Rows under each other, each column as wide as its widest entry. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}

/** Prints a text, or writes it into a file that its owner alone can read, whoever could before. */
export function handOut(file: string | undefined, text: string, what: string): void {
  if (!file) return void process.stdout.write(text);
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
  process.stderr.write(`${what} written to ${file}.\n`);
}

/** "2026-11-21 10:05" by the clock of a zone, such as America/New_York. */
export const minute = (date: Date | null, timeZone: string): string =>
  // Sweden writes times as ISO does.
  date?.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }) ?? '';

/** Ends a command that can't do what it was asked: the text goes to stderr, the exit code is 1. */
export class CommandError extends Error {}

const OLD_DATABASE =
  'The database of DATABASE_URL is not that of this version of the site. Start the site once: it brings it up to date.';

/** An error as one line: Prisma's and the databases' own words help nobody who runs a command. */
export function whatWentWrong(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as { code?: unknown; path?: unknown };
  // An error with a path is about a file that was to be written, and not about the database.
  const trouble = path === undefined ? storageTrouble(error) : null;
  if (trouble) return `${TROUBLE_TEXT[trouble]}.`;
  const noTable = /no such (table|column)|(relation|column) .* does not exist/.test(error.message);
  return noTable || code === 'P2021' || code === 'P2022' ? OLD_DATABASE : error.message.trim();
}

/** What would be done: the question to ask first (`null`: none), and what does it and says so. */
export type Plan<What = string> = { question: string | null; run: () => Promise<What> };

/**
 * Does what the desk asks about, once the same question is answered at the terminal, or was beforehand.
 * @param yes the answer of a script, where nobody is asked
 * @throws CommandError where nobody agreed
 */
export async function agreed<What>(plan: Plan<What>, yes = false): Promise<What> {
  if (plan.question && !yes && !(await agrees(plan.question))) throw new CommandError('Nothing was done.');
  return plan.run();
}

async function agrees(text: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(`${text}\nNobody is here to answer: --yes says yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${text} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
