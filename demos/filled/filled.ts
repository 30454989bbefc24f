import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { typeInto } from '@/lib/tools/rules/workbook/type-into';
import type { AnyDemo, AnyState } from '../kit/model';
import { entriesOf, Typing, type Filling, type Left } from './typing';

/** @param day as 2026-01-05: what is overdue depends on it */
export async function filledWorkbook(
  { demo, filling }: { demo: AnyDemo; filling: Filling },
  state: AnyState,
  workbook: Uint8Array,
  day: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; left: Left[] }> {
  const book = await readWorkbook(workbook);
  if (!book) throw new Error('The file is no workbook.');
  const typing = new Typing(book);
  filling(typing, entriesOf(demo, state));
  const { bytes } = await typeInto(book, typing.typed, dayNumber(day));
  return { bytes, left: typing.left };
}
