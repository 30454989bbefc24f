import type { Field } from './model';
import { readNumber } from './numbers';

/** The keys of as many weeks: w1, w2 and so on. */
type WeekKey = `w${number}`;
export type Weeks = Record<WeekKey, string>;

const weekKeys = (weeks: number): WeekKey[] =>
  Array.from({ length: weeks }, (_, index): WeekKey => `w${index + 1}`);

/** A small field for each week. @param check what is wrong with what was typed into one */
export const weekFields = <Row extends Weeks, State>(
  weeks: number,
  check?: (row: Row, typed: string) => string | undefined,
): Field<Row, State>[] =>
  weekKeys(weeks).map((key, index) => ({
    key,
    label: `Week ${index + 1}`,
    number: {},
    small: true,
    check: (row) => check?.(row, row[key] ?? ''),
  }));

/** Nothing for each week. */
export const weekTexts = (weeks: number): Weeks =>
  Object.fromEntries(weekKeys(weeks).map((key) => [key, '']));

/** What can be read of them, week 1 first. */
export const weekNumbers = (row: Weeks, weeks: number): (number | undefined)[] =>
  weekKeys(weeks).map((key) => readNumber(row[key] ?? ''));
