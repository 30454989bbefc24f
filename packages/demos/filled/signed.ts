import type { Line, Typing } from './typing';

/** Who made the memo, and when. */
export function signed(typing: Typing, { by, on }: Line): void {
  if (!typing.book.sheets.has('Memo')) return;
  typing.beside('Memo', 'Prepared by', by);
  typing.beside('Memo', 'Date', on);
}
