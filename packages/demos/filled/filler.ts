import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { typeInto } from '@/lib/tools/rules/workbook/type-into';
import type { FillWorkbook } from '@/lib/tools/rules/demo-state';
import type { AnyDemo, AnyState } from '../kit/model';
import { load } from '../kit/store';
import { unread } from '../kit/complaint';
import { entriesOf, Typing, type Filling } from './typing';

/** Fills a demo's workbook with what this browser has kept of it. */
export const filler =
  (demo: AnyDemo, filling: Filling): FillWorkbook =>
  async (workbook) => {
    const state = load(demo);
    return state && filledWorkbook({ demo, filling }, state, workbook);
  };

/**
 * A workbook with a demo's state typed into it, and what is not in it: lines without room, refused values.
 * @throws Error for bytes that are no workbook, or one that lacks a cell that the demo has something for
 */
export async function filledWorkbook(
  { demo, filling }: { demo: AnyDemo; filling: Filling },
  state: AnyState,
  workbook: Uint8Array,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; left: string[] }> {
  const book = await readWorkbook(workbook);
  if (!book) throw new Error('The file is no workbook.');
  const typing = new Typing(book);
  filling(typing, entriesOf(demo, state), state);
  return { bytes: await typeInto(book, typing.typed), left: [...typing.left, ...unread(demo, state)] };
}
