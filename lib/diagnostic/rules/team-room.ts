import { RATINGS, STATEMENT_IDS, type Rating, type Ratings, type StatementId } from './questionnaire';
import { ratingField } from './steps';

/**
 * How many ratings a range is made of at least, and how many answers a room takes (rule 131). With fewer than
 * four, whoever knows their own rating and their partner's would know the third.
 */
export const TEAM = { least: 4, most: 50 } as const;

/** The lowest and the highest rating of a statement, and how many rated it. */
export type Range = { statement: StatementId; count: number; low: Rating; high: Rating };

/** All that is ever shown of a room's answers: how many there are, and ranges in the order of the form. */
export type Reveal = { people: number; ranges: Range[] };

/**
 * What a room shows once it is closed. An answer that was taken back counts for nothing. A statement that
 * fewer than four people rated has no range.
 * @returns null where too few answered: then there is nothing to show
 */
export function reveal(all: readonly Ratings[]): Reveal | null {
  const answers = all.filter((ratings) => Object.keys(ratings).length > 0);
  if (answers.length < TEAM.least) return null;
  const ranges = STATEMENT_IDS.flatMap((statement): Range[] => {
    const ratings = answers.flatMap((answer) => answer[statement] ?? []);
    if (ratings.length < TEAM.least) return [];
    const [low, high] = [Math.min(...ratings) as Rating, Math.max(...ratings) as Rating];
    return [{ statement, count: ratings.length, low, high }];
  });
  return { people: answers.length, ranges };
}

/** The widest gap first, of equal ones as on the form. */
export const widestFirst = (ranges: readonly Range[]): Range[] =>
  ranges.toSorted((a, b) => gapOf(b) - gapOf(a));

/** From 0, where all agree, to 3. */
export const gapOf = ({ low, high }: Range): number => high - low;

/** What to talk about: the three widest gaps, or fewer where people agree on the rest. */
export const toTalkAbout = (ranges: readonly Range[]): Range[] =>
  widestFirst(ranges)
    .filter((range) => gapOf(range) > 0)
    .slice(0, MOST_GAPS);

export const MOST_GAPS = 3;

/** How long the parts of the agenda take, in minutes. */
type Minutes = Record<'opening' | 'gap' | 'closing', { minutes: number }>;

/** How long it takes in all. */
export const minutesFor = ({ opening, gap, closing }: Minutes, gaps: number): number =>
  opening.minutes + gaps * gap.minutes + closing.minutes;

/**
 * The ratings in the fields of the form. A statement may be left out.
 * @returns null where none is rated, or something else than a rating was sent
 */
export function readAnswer(fields: Readonly<Record<string, string | undefined>>): Ratings | null {
  const given = STATEMENT_IDS.map(
    (statement) => [statement, fields[ratingField(statement)] || null] as const,
  );
  const rated = given.filter(([, value]) => value !== null);
  if (rated.length === 0 || rated.some(([, value]) => !RATINGS.map(String).includes(value!))) return null;
  return Object.fromEntries(rated.map(([statement, value]) => [statement, Number(value) as Rating]));
}
