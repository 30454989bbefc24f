import fs from 'node:fs';

/**
 * What somebody did at the desk. `outcome`: null as long as it is under way, or when the studio was stopped
 * meanwhile.
 */
type LogEntry = {
  at: string;
  who: string;
  what: string;
  about: string;
  outcome: string | null;
};

/** A line of the file: the beginning of an entry, or its outcome. */
type Line = { id: string } & (Omit<LogEntry, 'outcome'> | { outcome: string });

export type DeskLog = ReturnType<typeof openDeskLog>;

/**
 * The log of the desk: a file that only this account can read, to which lines are added and in which none is
 * changed.
 * @param id names the entry: its outcome is added under the same
 */
export function openDeskLog(file: string) {
  // On a line of its own, also where a full disk has cut off the one before; and on the disk, before anything
  // is done.
  const add = (line: Line) =>
    fs.appendFileSync(file, `\n${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  return {
    /** Before anything is done. @throws Error that says why nothing was: without a log nothing is done */
    begin(id: string, entry: Omit<LogEntry, 'at' | 'outcome'>): void {
      try {
        add({ id, at: new Date().toISOString(), ...entry });
      } catch (error) {
        throw new Error(
          `Nothing was done: the log of the desk can’t be written (${file}). Make room on the disk, or let this account write there.`,
          { cause: error },
        );
      }
    },

    /** Never throws: what is done is done, and an entry without an outcome says that none was noted. */
    end(id: string, outcome: string): void {
      try {
        add({ id, outcome });
      } catch {
        // The disk is full, say: the entry stands there as begun.
      }
    },

    /** The newest first. A line that was cut off is left out. */
    entries(): LogEntry[] {
      const entries = new Map<string, LogEntry>();
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      for (const line of text.split('\n').flatMap(read)) {
        const begun = entries.get(line.id);
        if ('at' in line) entries.set(line.id, { ...line, outcome: null });
        else if (begun) begun.outcome = line.outcome;
      }
      return [...entries.values()].toReversed();
    },
  };
}

function read(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}
