import { STATEMENT_IDS, type Rating, type Ratings } from './questionnaire';

/** Ratings for a fragment: 0 to 3 for each statement, a hyphen if unrated. */
export const writeRatings = (ratings: Ratings): string =>
  STATEMENT_IDS.map((statement) => ratings[statement] ?? '-').join('');

export function readRatings(code: string): Ratings | undefined {
  if (!/^[0-3-]+$/.test(code) || code.length !== STATEMENT_IDS.length) return undefined;
  const rated = STATEMENT_IDS.flatMap((statement, index) =>
    code[index] === '-' ? [] : [[statement, Number(code[index]) as Rating] as const],
  );
  return Object.fromEntries(rated);
}
