import { isoDay } from '@/lib/kernel/day';
import { routes } from '@/lib/kernel/routes';
import { type Ratings, STATEMENT_IDS, type StatementId } from './questionnaire';
import { readRatings, writeRatings } from './ratings-code';

/** A result that a later one is compared with. */
export type Earlier = {
  /** Of its sending, in UTC: 2026-11-21. */
  day: string;
  questionnaireVersion: string;
  ratings: Ratings;
};

/** What a link to the form carries. */
export type Carried = Earlier & {
  /**
   * Of the earlier result, by which the server finds it too; null in what is shown to others, such as a
   * calendar.
   */
  id: string | null;
};

/** A stored diagnostic as a link carries it. */
export function carried(result: { id: string; createdAt: Date } & Omit<Earlier, 'day'>): Carried {
  const { id, createdAt, questionnaireVersion, ratings } = result;
  return { id, day: isoDay(createdAt), questionnaireVersion, ratings };
}

export type CarriedTo = Carried & {
  /** The statement that it leads to, where it is to be corrected; null: it is to be answered anew. */
  change: StatementId | null;
  /** The day of the result that a correction will stand beside; without it, that is the corrected one. */
  since?: string | undefined;
};

/** The ratings as the form has them. */
export const asTyped = (ratings: Ratings): Partial<Record<StatementId, string>> =>
  Object.fromEntries(STATEMENT_IDS.map((id) => [id, ratings[id] === undefined ? '' : String(ratings[id])]));

/** So many days after a result it is time for the next one. */
export const RETAKE_DAYS = [45, 90] as const;

/** What the id of a stored diagnostic looks like. */
export const ASSESSMENT_ID = /^[\w-]{22,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_VERSION = 64;

/**
 * A path to the blank form. What it carries stands in the fragment, which no browser sends: the next result
 * is compared with it.
 */
export const retakePath = (earlier: Carried): string => `${routes.diagnostic}#${carriedText(earlier)}`;

/** A path to the form with all ratings filled in, at one statement. */
export const changePath = (earlier: Omit<CarriedTo, 'change'>, statement: StatementId): string =>
  `${routes.diagnostic}?step=3#${carriedText({ ...earlier, change: statement })}`;

/** As it stands in a fragment, and in a field where no script reads one. */
export function carriedText({
  ratings,
  questionnaireVersion,
  day,
  ...more
}: Carried & Partial<CarriedTo>): string {
  const { id, change, since } = more;
  const parts = { then: writeRatings(ratings), questions: questionnaireVersion, day };
  const rest = { ...(id && { id }), ...(change && { change }), ...(since && { since }) };
  return new URLSearchParams({ ...parts, ...rest }).toString();
}

/** What such a fragment or field carries; null where it is none. Anyone can have written it. */
export function readFragment(fragment: string): CarriedTo | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const part = (name: string) => parts.get(name) ?? '';
  const [ratings, day, id] = [readRatings(part('then')), part('day'), part('id')];
  const questionnaireVersion = part('questions').slice(0, LONGEST_VERSION);
  if (!ratings || !isDay(day)) return null;
  return {
    ...{ ratings, day, questionnaireVersion },
    id: ASSESSMENT_ID.test(id) ? id : null,
    change: STATEMENT_IDS.find((statement) => statement === parts.get('change')) ?? null,
    since: isDay(part('since')) ? part('since') : undefined,
  };
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
