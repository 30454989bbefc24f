import type { AdvisedRole, AreaId, Challenge, CompanySize, StatementId } from './questionnaire';

/** A recommendation as it is written: a title, and a body that says what to do this week. */
export type Advice = { title: string; body: string };

/** Why a low statement matters. `reason` may hold {short} and {rating}; `next[r]` is the step from rating r to r + 1. */
type StatementAdvice = { short: string; reason: string; next: readonly [string, string, string] };

/**
 * The paragraphs behind the recommendations, out of content/diagnostic.
 * The rules that choose among them are in recommend.ts.
 */
export type AdviceBook = {
  areas: Record<AreaId, { title: string; strong: Advice; refinement: Advice }>;
  challenges: Record<Challenge, Advice>;
  sizes: Record<CompanySize, Advice>;
  roles: Record<AdvisedRole, Advice>;
  /** For a lowest statement that was left without a rating; may hold {short}. */
  unrated: string;
  statements: Record<StatementId, StatementAdvice>;
  /** The words of the four ratings, in order. */
  ratingLabels: readonly [string, string, string, string];
};
