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
  /** Of the earlier result, by which the server finds it too; null in what is shown to others, such as a calendar. */
  id: string | null;
};

/** A stored diagnostic as a link carries it. */
export function carried(result: { id: string; createdAt: Date } & Omit<Earlier, 'day'>): Carried {
  const { id, createdAt, questionnaireVersion, ratings } = result;
  return { id, day: isoDay(createdAt), questionnaireVersion, ratings };
}

/** So many days after a result it is time for the next one. */
export const RETAKE_DAYS = [45, 90] as const;

/** What the id of a stored diagnostic looks like. */
export const ASSESSMENT_ID = /^[\w-]{22,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_VERSION = 64;

/** A path to the blank form. What it carries stands in the fragment, which no browser sends: the next result is compared with it. */
export const retakePath = (earlier: Carried): string => `${routes.diagnostic}#${fragmentOf(earlier)}`;

/** A path to the form with all ratings filled in, at one statement. */
export const changePath = (earlier: Carried, statement: StatementId): string =>
  `${routes.diagnostic}?step=3#${fragmentOf(earlier)}&change=${statement}`;

function fragmentOf({ ratings, questionnaireVersion, day, id }: Carried): string {
  const parts = { then: writeRatings(ratings), questions: questionnaireVersion, day };
  return new URLSearchParams(id === null ? parts : { ...parts, id }).toString();
}

/** What such a fragment carries, and the statement that it leads to; null where it is none. Anyone can have written it. */
export function readFragment(fragment: string): (Carried & { change: StatementId | null }) | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const part = (name: string) => parts.get(name) ?? '';
  const [ratings, day, id] = [readRatings(part('then')), part('day'), part('id')];
  const questionnaireVersion = part('questions').slice(0, LONGEST_VERSION);
  if (!ratings || !DAY.test(day) || Number.isNaN(Date.parse(day))) return null;
  return {
    ...{ ratings, day, questionnaireVersion },
    id: ASSESSMENT_ID.test(id) ? id : null,
    change: STATEMENT_IDS.find((statement) => statement === parts.get('change')) ?? null,
  };
}
