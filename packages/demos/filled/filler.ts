import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { typeInto } from '@/lib/tools/rules/workbook/type-into';
import type { FillWorkbook } from '@/lib/tools/rules/demo-state';
import type { AnyDemo, AnyState } from '../kit/model';
import { load } from '../kit/store';
import { unread } from '../kit/complaint';
import { entriesOf, Typing, type Filling } from './typing';

/** Fills a demo's workbook with what this browser has kept of it, as of today. */
export const filler =
  (demo: AnyDemo, filling: Filling): FillWorkbook =>
  async (workbook) => {
    const state = load(demo);
    return state && filledWorkbook({ demo, filling }, state, workbook, today());
  };

/**
 * A workbook with a demo's state typed into it, and what is not in it: lines without room, refused values.
 * @param day as 2026-01-05: what is overdue depends on it
 * @throws Error for bytes that are no workbook, or one that lacks a cell that the demo has something for
 */
export async function filledWorkbook(
  { demo, filling }: { demo: AnyDemo; filling: Filling },
  state: AnyState,
  workbook: Uint8Array,
  day: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; left: string[] }> {
  const book = await readWorkbook(workbook);
  if (!book) throw new Error('The file is no workbook.');
  const typing = new Typing(book);
  filling(typing, entriesOf(demo, state), state);
  const { bytes } = await typeInto(book, typing.typed, dayNumber(day));
  return { bytes, left: [...typing.left, ...unread(demo, state)] };
}

/** Where the visitor is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
