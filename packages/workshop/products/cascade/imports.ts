import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

/** The demo has at most so many entries, below their heads. */
export const DEMO_ENTRIES = 40;
const AREA = { columns: 5, rows: 50 };
const { line } = fromImport(AREA);

export const imports = (book: Book): void => pasteSheet(book, { ...AREA, list: 'Number', fills: 'Entries' });

const NUMBERS = `Import!$A$1:$A$${AREA.rows}`;

/**
 * What the demo's CSV has of its nth entry. It numbers them as they were made, so what one serves is looked
 * up among them.
 */
export const ENTRY = {
  level: (n: number) => line('Number', 'Level', n),
  what: (n: number) => line('Number', 'What', n),
  serves: (n: number) =>
    `IF(${ENTRY.level(n)}="year","",IFERROR(MATCH(${line('Number', 'Serves', n, 'number')},${NUMBERS},0)-MATCH("Number",${NUMBERS},0),""))`,
};
