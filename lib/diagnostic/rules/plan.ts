import { priorities, type Step, type StepBook, stepUp } from './priorities';
import type { Scorecard } from './score';

/** A plan is so many weeks long, a quarter without the week that looks back. */
export const PLAN_WEEKS = 12;
/** Every so many weeks somebody looks whether a move is done: in week 4, 8 and 12. */
export const CHECK_IN_EVERY = 4;
/** One for each check-in: more would not get done. */
const MOST_MOVES = PLAN_WEEKS / CHECK_IN_EVERY;

/** A move with its place in the plan. */
export type PlannedMove = Step & {
  /** The week it begins in, from 1 on; the weeks up to the check-in that are left are for keeping it up. */
  begins: number;
  /** The week of its check-in. */
  checkIn: number;
};

/**
 * At most three moves for 12 weeks, one up to each check-in (rule 111), in the order of priorities. Fewer
 * where fewer are left, none where all is Excellent.
 */
export const planOf = (card: Pick<Scorecard, 'areas'>, book: StepBook): PlannedMove[] =>
  priorities(card)
    .slice(0, MOST_MOVES)
    .map((point, index) => ({
      ...stepUp(point, book),
      begins: index * CHECK_IN_EVERY + 1,
      checkIn: (index + 1) * CHECK_IN_EVERY,
    }));
