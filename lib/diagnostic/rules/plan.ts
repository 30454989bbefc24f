import { priorities, type Step, type StepBook, stepUp } from './priorities';
import type { Scorecard } from './score';

/** A quarter without the week that looks back. */
export const PLAN_WEEKS = 12;
/** Check-ins are in week 4, 8 and 12. */
export const CHECK_IN_EVERY = 4;
/** One for each check-in. */
const MOST_MOVES = PLAN_WEEKS / CHECK_IN_EVERY;

export type PlannedMove = Step & {
  /** From 1 on. Weeks left before the check-in are for keeping it up. */
  begins: number;
  checkIn: number;
};

/** At most three moves, one up to each check-in, in the order of priorities (rule 111). */
export const planOf = (card: Pick<Scorecard, 'areas'>, book: StepBook): PlannedMove[] =>
  priorities(card)
    .slice(0, MOST_MOVES)
    .map((point, index) => ({
      ...stepUp(point, book),
      begins: index * CHECK_IN_EVERY + 1,
      checkIn: (index + 1) * CHECK_IN_EVERY,
    }));
