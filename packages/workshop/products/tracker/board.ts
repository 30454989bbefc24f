import type { Sheet } from '../../sheet/sheet';
import { BOARD, BOARD_OF, KEY_RESULTS } from './layout';
import { GROUPS } from './signs';

/**
 * The cells that each column of the board takes, in the order of the groups; the last is for those without an
 * update.
 */
const CELLS = [
  ['C', 'C'],
  ['D', 'G'],
  ['H', 'K'],
  ['L', 'M'],
  ['N', 'N'],
] as const;
/** Each with its head, the name of its places, and where they stand. */
const COLUMNS = [
  ...GROUPS.map(({ head, signs }) => ({ head, name: signs[0]!, places: 'Q' })),
  { head: 'No update this week', name: 'missing', places: 'R' },
];

/** The key results by their sign, side by side, and those of which nobody has told anything this week. */
export function boardSheetPart(sheet: Sheet): void {
  sheet.section(`B${BOARD - 2}`, 'Board', 13);
  sheet.put(`B${BOARD - 1}`, 'No.', 'head.center');
  for (const [index, { head, name, places }] of COLUMNS.entries()) {
    const [from, to] = CELLS[index]!;
    const put = (row: number, value: string, style: 'head' | 'calc.wrap') =>
      from === to
        ? sheet.put(`${from}${row}`, value, style)
        : sheet.wide(`${from}${row}:${to}${row}`, value, style);
    const column = (letter: string) => `$${letter}$${BOARD_OF.first}:$${letter}$${BOARD_OF.last}`;
    put(BOARD - 1, head, 'head');
    for (let index = 0; index < KEY_RESULTS; index++) {
      const place = `MATCH("${name} ${index + 1}",${column(places)},0)`;
      const owner = `INDEX(${column('D')},${place})`;
      const text = `INDEX(${column('C')},${place})&IF(${owner}="","",", "&${owner})`;
      put(BOARD + index, `=IFERROR(${text},"")`, 'calc.wrap');
    }
  }
  for (let index = 0; index < KEY_RESULTS; index++) {
    sheet.put(`B${BOARD + index}`, index + 1, 'calc.center');
    sheet.height(BOARD + index, 27);
  }
}
