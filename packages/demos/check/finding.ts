import { placeOf, type Sheet } from '@/lib/tools/rules/workbook/read-workbook';

/** Something to look at in a workbook: where it is, and what, as a sentence. */
export type Finding = { sheet: string; cell: string; text: string };

export const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** As it fits into a sentence. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

/** Where a heading stands, which nobody may type over; undefined on a sheet without it. */
export function headingAt({ cells }: Sheet, text: string): { column: number; row: number } | undefined {
  const name = [...cells].find(([, { value, open }]) => !open && value === text)?.[0];
  return name === undefined ? undefined : placeOf(name);
}
