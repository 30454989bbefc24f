import type { Book } from '../../sheet/book';
import { importSheet } from '../../sheet/import-sheet';
import { INPUTS } from './inputs';

/** What the demo asks about low and high, with the labels of its CSV; each as a factor, a number of months or a probability. */
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

const FOUND = 8;
const ROWS = 90;

/** What stands in What If for a line of the demo's; what is offered first, where it was not pasted. */
export function importedTurn(turn: Turn, offered: number): string {
  const cell = `Import!$F$${FOUND + 1 + INPUTS.length + Object.keys(TURNS).indexOf(turn)}`;
  return `=IF(ISNUMBER(${cell}),${TURNS[turn][1](cell)},${offered})`;
}

const SIGNED = ['Prepared by', 'Date of the memo'] as const;
const [by, on] = SIGNED.map(
  (_, index) => `Import!$F$${FOUND + 1 + INPUTS.length + Object.keys(TURNS).length + index}`,
) as [string, string];
/** Where the memo finds who made it, and when. */
export const signedCells = { by, on };

export function imports(book: Book): void {
  const sheet = importSheet(book, {
    columns: 3,
    rows: ROWS,
    lead: 'Case and What If take their numbers from the right unless someone types over them.',
    widths: [44, 24],
  });
  const last = FOUND + ROWS - 1;
  const find = (label: string) => `INDEX($B$8:$B$${last},MATCH("${label}",$A$8:$A$${last},0))`;
  const lines = [
    ['What you’re thinking of buying', find('Case')],
    ...INPUTS.map((input) => [
      input.label,
      'formerly' in input ? `IFERROR(${find(input.label)},${find(input.formerly)})` : find(input.label),
    ]),
    ...Object.values(TURNS).map(([label]) => [label, find(label)]),
    ...SIGNED.map((label) => [label, find(label)]),
  ];
  sheet.section('E6', 'What we found', 2);
  sheet.row('E7', ['Line', 'Value'], 'head');
  lines.forEach(([label, formula], index) =>
    sheet.row(`E${FOUND + index}`, [label, `=IFERROR(${formula},"")`], ['label', 'calc']),
  );
}
