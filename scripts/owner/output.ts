/** What a command says: for people as text, for programs as JSON. */
export function say(json: boolean, value: unknown, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : text);
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

/** "2026-11-21 10:05" in UTC. */
export const minute = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

/** Ends a command that can't do what it was asked: the text goes to stderr, the exit code is 1. */
export class CommandError extends Error {}

/** Runs a command, and says what went wrong in one line. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
