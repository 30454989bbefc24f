import { dayIn } from './front';
import { split, type Sheet } from './sheet';

/** The foot of a memo: who made it, when, and a line to sign. */
export function signedBy(sheet: Sheet, at: string): void {
  const { row } = split(at);
  sheet.row(`B${row}`, ['Prepared by', undefined], ['text.bold', 'input']);
  sheet.row(`B${row + 1}`, ['Date', undefined], ['text.bold', 'input.date.left']);
  dayIn(sheet, `C${row + 1}`);
  sheet.named('Prepared_by', `C${row}`);
  sheet.named('Prepared_on', `C${row + 1}`);
  sheet.put(`B${row + 3}`, 'Signature', 'text.bold');
  sheet.put(`C${row + 3}`, '', 'section');
}
