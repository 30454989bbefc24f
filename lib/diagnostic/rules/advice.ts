import type { AdvisedRole, AreaId, Challenge, CompanySize, Labels, StatementId } from './questionnaire';

/**
 * What to do this week, why, and what good looks like in 30 days: the parts of every recommendation, in this
 * order.
 */
export const ADVICE_PARTS = ['thisWeek', 'why', 'in30Days'] as const;
export type AdvicePart = (typeof ADVICE_PARTS)[number];

/** A recommendation as it is written. */
export type Advice = { title: string } & Record<AdvicePart, string>;

/**
 * Why a low statement matters. `reason` may hold {short} and {rating}; `next[r]` is the step from rating r to
 * r + 1.
 */
type StatementAdvice = { short: string; reason: string; next: readonly [string, string, string] };

/**
 * Of a statement, by the rating that a step begins at: how one sees that it is taken, and how many weeks it
 * takes, 1 to 4.
 */
type StepFacts = { done: readonly [string, string, string]; weeks: readonly [number, number, number] };

/**
 * The paragraphs behind the recommendations, out of content/diagnostic.
 * The rules that choose among them are in recommend.ts.
 */
export type AdviceBook = {
  /** What the parts are called, and advice that was stored before it had any. */
  parts: Record<AdvicePart | 'undivided', string>;
  areas: Record<AreaId, { title: string; strong: Advice; refinement: Advice }>;
  challenges: Record<Challenge, Advice>;
  sizes: Record<CompanySize, Advice>;
  roles: Record<AdvisedRole, Advice>;
  /** For a lowest statement that was left without a rating; may hold {short}. */
  unrated: string;
  statements: Record<StatementId, StatementAdvice>;
  /** The words of the four ratings, in order. */
  ratingLabels: readonly [string, string, string, string];
  labels?: Labels | undefined;
};

/** The same with what a plan says of the steps; the form, which plans nothing, does without. */
export type ReportBook = AdviceBook & { steps: Record<StatementId, StepFacts> };

/** What moves and plans are made of. */
export type MoveBook = { statements: Record<StatementId, Pick<StatementAdvice, 'next'>> };
