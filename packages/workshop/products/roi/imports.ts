import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';
import { INPUTS } from './inputs';

/**
 * What the demo asks about low and high, with the labels of its CSV; each as a factor, a number of months or
 * a probability.
 */
const TURNS = {
  lowCosts: ['Low: costs higher by, %', (cell: string) => `1+${cell}/100`],
  lowIncome: ['Low: income lower by, %', (cell: string) => `1-${cell}/100`],
  lowLater: ['Low: all of it comes in later by, months', (cell: string) => cell],
  lowChance: ['Low: how likely, %', (cell: string) => `${cell}/100`],
  highCosts: ['High: costs lower by, %', (cell: string) => `1-${cell}/100`],
  highIncome: ['High: income higher by, %', (cell: string) => `1+${cell}/100`],
  highChance: ['High: how likely, %', (cell: string) => `${cell}/100`],
} as const;
export type Turn = keyof typeof TURNS;

const AREA = { columns: 3, rows: 90 };
const from = fromImport(AREA);

/** The name of the case, as pasted. */
export const importedName = `=${from.fact('Case')}`;

/** A line of the case, as pasted; older files may have another label. */
export function imported({ label, formerly }: { label: string; formerly?: string }): string {
  const value = from.fact(label, 'number');
  return formerly ? `=IF(${value}="",${from.fact(formerly, 'number')},${value})` : `=${value}`;
}

/** What stands in What If for a line of the demo's; what is offered first, where it was not pasted. */
export function importedTurn(turn: Turn, offered: number): string {
  const [label, used] = TURNS[turn];
  const value = from.fact(label, 'number');
  return `=IF(ISNUMBER(${value}),${used(value)},${offered})`;
}

/** Who made the memo, and when. */
export const importedSign = { by: from.fact('Prepared by'), on: from.fact('Date of the memo', 'day') };

export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: INPUTS[0].label, fills: 'Case and What If' });
