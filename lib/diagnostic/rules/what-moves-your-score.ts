import type { MoveBook } from './advice';
import { bandOf, type Verdict } from './bands';
import type { AreaId, Rating, StatementId } from './questionnaire';
import { type AreaScore, MAX_AREA_POINTS, MAX_POINTS, MAX_RATING, percentOf, type Scorecard } from './score';

/** A step up on one statement, worth one point. */
type Step = {
  statement: StatementId;
  from: Rating;
  to: Rating;
  /** The badge that its area has with this step and those before it; null where it is the one it had. */
  lifts: { area: AreaId; badge: Verdict } | null;
};
type Move = Step & {
  /** What to do. */
  step: string;
};

/**
 * The rating above that of a scorecard, and the fewest moves that lead there; null where there is none above.
 */
export function nextRating({ points }: Scorecard) {
  return nextBand(points, MAX_POINTS, (reached) => bandOf('score', percentOf(reached, MAX_POINTS)));
}

/**
 * Where to begin: the first moves of those that lead to the next rating (rule 11). Where there is none above,
 * the first that are left, one on a statement. None where all is Excellent.
 * @param limit more than so many would not get done
 */
export function whatMovesYourScore(card: Scorecard, book: MoveBook, limit = 4): Move[] {
  const next = nextRating(card);
  const rated = new Map(
    card.areas.flatMap((area) => area.statements.map((one) => [one.statement, one.points])),
  );
  const steps = next
    ? movesUp(card, next.steps)
    : movesUp(card, limit).filter(({ statement, from }) => from === rated.get(statement));
  return steps
    .slice(0, limit)
    .map((step) => ({ ...step, step: book.statements[step.statement].next[step.from as 0 | 1 | 2] }));
}

/**
 * So many moves, or all that are left. They are worth the same: first come those that lift the badge of an
 * area, the nearest badge first, while there are enough of them for it; then the others. Of equal ones the
 * first on the form comes first, and no statement twice before the others once.
 */
export function movesUp({ areas }: Scorecard, count: number): Step[] {
  const climbs = areas.map((area) => ({ area: area.id, points: area.points, left: roundsOf(area) }));
  const chosen: Step[] = [];
  for (;;) {
    const nearest = climbs
      .flatMap((climb) => {
        const next = nextBand(climb.points, MAX_AREA_POINTS, (points) => bandOf('badge', points));
        return next && chosen.length + next.steps <= count ? [{ climb, ...next }] : [];
      })
      .toSorted((a, b) => a.steps - b.steps)[0];
    if (!nearest) break;
    const { climb, steps, rating: badge } = nearest;
    const taken = climb.left.splice(0, steps).map(({ step }) => step);
    chosen.push(...taken.slice(0, -1), { ...taken.at(-1)!, lifts: { area: climb.area, badge } });
    climb.points += steps;
  }
  const others = climbs.flatMap(({ left }) => left).toSorted((a, b) => a.round - b.round);
  return [...chosen, ...others.map(({ step }) => step)].slice(0, count);
}

/** All that an area has to climb, in rounds through its statements. */
function roundsOf({ statements }: AreaScore): { round: number; step: Step }[] {
  return Array.from({ length: MAX_RATING }, (_, round) =>
    statements
      .filter(({ points }) => points + round < MAX_RATING)
      .map(({ statement, points }) => {
        const from = (points + round) as Rating;
        return { round, step: { statement, from, to: (from + 1) as Rating, lifts: null } };
      }),
  ).flat();
}

/** The next band above so many points, and how many points away it is. */
function nextBand(
  points: number,
  most: number,
  bandAt: (points: number) => Verdict,
): { rating: Verdict; steps: number } | null {
  for (let steps = 1; points + steps <= most; steps++) {
    const rating = bandAt(points + steps);
    if (rating !== bandAt(points)) return { rating, steps };
  }
  return null;
}
