import type { AdvisedRole, AreaId, Challenge, CompanySize, Labels, StatementId } from './questionnaire';

/** The parts of every recommendation, in this order. */
export const ADVICE_PARTS = ['thisWeek', 'why', 'in30Days'] as const;
export type AdvicePart = (typeof ADVICE_PARTS)[number];

export type Advice = { title: string } & Record<AdvicePart, string>;

export type AnswerAdvice = Advice & { goesWith: StatementId };

/** For each rating r, the step to r + 1, how one sees that it is done, and its weeks, 1 to 4. */
type StatementAdvice = {
  short: string;
  /** What to do about it, as the title of its library page says it. */
  action: string;
  cost: string;
  next: readonly [string, string, string];
  done: readonly [string, string, string];
  weeks: readonly [number, number, number];
};

/** The words of recommendations, out of content/diagnostic; recommend.ts chooses among them. */
export type AdviceBook = {
  parts: Record<AdvicePart, string>;
  areas: Record<AreaId, { title: string }>;
  /** Titles with {area} and {action}, that of its lowest statement. */
  areaTitles: Record<'strong' | 'refinement', string>;
  challenges: Record<Challenge, AnswerAdvice>;
  sizes: Record<CompanySize, AnswerAdvice>;
  roles: Record<AdvisedRole, AnswerAdvice>;
  /** Why a lowest statement matters, by its rating; with {short}, {rating} and {cost}. */
  reasons: Record<'low' | 'somewhat' | 'unrated', string>;
  /** What the rating that goes with an answer says of its advice; with {short} and {rating}. */
  related: Record<'low' | 'excellent', string>;
  statements: Record<StatementId, StatementAdvice>;
  ratingLabels: readonly [string, string, string, string];
  labels?: Labels | undefined;
};
