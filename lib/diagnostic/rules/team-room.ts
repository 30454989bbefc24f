import { RATINGS, STATEMENT_IDS, type Rating, type Ratings, type StatementId } from './questionnaire';
import { ratingField } from './steps';

/** Answers (rule 131): with three, two people who compare would know the third. */
export const TEAM = { least: 4, most: 50 } as const;

export type Range = { statement: StatementId; count: number; low: Rating; high: Rating };

/** All that a room ever shows, in the order of the form. */
export type Reveal = { people: number; ranges: Range[] };

/** The result of a closed room; `null` if too few answered. Withdrawn answers don’t count. */
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

/** The widest gap first; ties as on the form. */
export const widestFirst = (ranges: readonly Range[]): Range[] =>
  ranges.toSorted((a, b) => gapOf(b) - gapOf(a));

export const gapOf = ({ low, high }: Range): number => high - low;

/** The three widest gaps, or fewer if people agree on the rest. */
export const toTalkAbout = (ranges: readonly Range[]): Range[] =>
  widestFirst(ranges)
    .filter((range) => gapOf(range) > 0)
    .slice(0, MOST_GAPS);

export const MOST_GAPS = 3;

type Minutes = Record<'opening' | 'gap' | 'closing', { minutes: number }>;

export const minutesFor = ({ opening, gap, closing }: Minutes, gaps: number): number =>
  opening.minutes + gaps * gap.minutes + closing.minutes;

/** @returns `null` if nothing is rated, or something else than a rating was sent */
export function readAnswer(fields: Readonly<Record<string, string | undefined>>): Ratings | null {
  const given = STATEMENT_IDS.map(
    (statement) => [statement, fields[ratingField(statement)] || null] as const,
  );
  const rated = given.filter(([, value]) => value !== null);
  if (rated.length === 0 || rated.some(([, value]) => !RATINGS.map(String).includes(value!))) return null;
  return Object.fromEntries(rated.map(([statement, value]) => [statement, Number(value) as Rating]));
}
