import { isoDay, longDay } from '@/lib/kernel/time';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { type Ratings, STATEMENT_IDS, type StatementId } from './questionnaire';
import { readRatings, writeRatings } from './ratings-code';

export type Earlier = {
  /** In UTC: 2026-11-21. */
  day: string;
  questionnaireVersion: string;
  ratings: Ratings;
};

export type Carried = Earlier & {
  /** `null` in what is shared with others, such as a calendar. */
  id: string | null;
};

export function carried(result: { id: string; createdAt: Date } & Omit<Earlier, 'day'>): Carried {
  const { id, createdAt, questionnaireVersion, ratings } = result;
  return { id, day: isoDay(createdAt), questionnaireVersion, ratings };
}

export type CarriedTo = Carried & {
  /** The statement to correct; `null`: a new diagnostic. */
  change: StatementId | null;
  /** The day of the result to compare a correction with, if it isn't the corrected one. */
  since?: string | undefined;
};

/** Says which earlier result the next one will be compared with. */
export const comparisonAhead = ({ day, since = day }: CarriedTo, words: { text: string }): string =>
  fill(words.text, { date: longDay(new Date(since)) });

export const asTyped = (ratings: Ratings): Partial<Record<StatementId, string>> =>
  Object.fromEntries(STATEMENT_IDS.map((id) => [id, ratings[id] === undefined ? '' : String(ratings[id])]));

export const RETAKE_DAYS = [45, 90] as const;

export const ASSESSMENT_ID = /^[\w-]{22,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_VERSION = 64;

/** The blank form, with the result to compare in the fragment, which no browser sends. */
export const retakePath = (earlier: Carried): string => `${routes.diagnostic}#${carriedText(earlier)}`;

/** The form with all ratings filled in, at one statement. */
export const changePath = (earlier: Omit<CarriedTo, 'change'>, statement: StatementId): string =>
  `${routes.diagnostic}?step=3#${carriedText({ ...earlier, change: statement })}`;

/** For a fragment, or for a hidden field without a script. */
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

/** `null` if it is invalid: anyone can write one. */
export function readFragment(fragment: string): CarriedTo | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const part = (name: string) => parts.get(name) ?? '';
  const [ratings, day, id] = [readRatings(part('then')), part('day'), part('id')];
  const questionnaireVersion = part('questions').slice(0, LONGEST_VERSION);
  if (!ratings || !isDay(day)) return null;
  return {
    ratings,
    day,
    questionnaireVersion,
    id: ASSESSMENT_ID.test(id) ? id : null,
    change: STATEMENT_IDS.find((statement) => statement === parts.get('change')) ?? null,
    since: isDay(part('since')) ? part('since') : undefined,
  };
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
