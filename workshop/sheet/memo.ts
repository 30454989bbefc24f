import { ANY_DAY } from './rules';
import { split, type Sheet } from './sheet';

/** The foot of a memo: who made it, when, and a line to sign; what was pasted from the demo stands there until it is typed over. */
export function signedBy(sheet: Sheet, at: string, imported: { by: string; on: string }): void {
  const { row } = split(at);
  sheet.row(`B${row}`, ['Prepared by', `=IF(${imported.by}="","",${imported.by})`], ['text.bold', 'input']);
  const [day, read] = [imported.on, (from: number, count: number) => `MID(${imported.on},${from},${count})`];
  const written = `IFERROR(DATE(${read(1, 4)},${read(6, 2)},${read(9, 2)}),"")`;
  sheet.row(
    `B${row + 1}`,
    ['Date', `=IF(${day}="","",IF(ISNUMBER(${day}),${day},${written}))`],
    ['text.bold', 'input.date.left'],
  );
  sheet.allow(`C${row + 1}`, ANY_DAY);
  sheet.put(`B${row + 3}`, 'Signature', 'text.bold');
  sheet.put(`C${row + 3}`, '', 'section');
}
