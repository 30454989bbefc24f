import { STATEMENT_IDS, type Rating, type Ratings } from './questionnaire';

/**
 * Ratings as a short text for the fragment of an address: one sign for each statement in the order of the
 * form, 0 to 3, and a hyphen for one that was not rated.
 */
export const writeRatings = (ratings: Ratings): string =>
  STATEMENT_IDS.map((statement) => ratings[statement] ?? '-').join('');

/** The ratings in such a text; undefined where it is none. */
export function readRatings(code: string): Ratings | undefined {
  if (!/^[0-3-]+$/.test(code) || code.length !== STATEMENT_IDS.length) return undefined;
  const rated = STATEMENT_IDS.flatMap((statement, index) =>
    code[index] === '-' ? [] : [[statement, Number(code[index]) as Rating] as const],
  );
  return Object.fromEntries(rated);
}
