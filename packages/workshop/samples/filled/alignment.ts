import { FIRST, FIRST_PERSON } from '../../products/alignment/layout';
import { block } from './block';

/** A digit for each statement; the third is the example of the guide. */
const PEOPLE = [
  ['Maria', '3232232132213221'],
  ['2', '2213111122103212'],
  ['3', '2103121121103201'],
  ['4', '1213122131112211'],
  ['5', '2112111122203202'],
] as const;
const AFTER_90_DAYS = [
  ['Maria', '3233232232223222'],
  ['2', '2223122232213222'],
  ['3', '2213122232113212'],
  ['4', '2223122232212222'],
  ['5', '2222121232213212'],
] as const;

const round = (sheet: string, people: readonly (readonly [string, string])[]) => ({
  ...block(sheet, `${FIRST_PERSON}${FIRST - 2}`, [people.map(([name]) => name)]),
  ...block(
    sheet,
    `${FIRST_PERSON}${FIRST}`,
    Array.from({ length: 16 }, (_, row) => people.map(([, digits]) => Number(digits[row]))),
  ),
});

/** The five people of the workbook's example, and the same five after 90 days. */
export const alignment = { ...round('Answers', PEOPLE), ...round('Answers 2', AFTER_90_DAYS) };
