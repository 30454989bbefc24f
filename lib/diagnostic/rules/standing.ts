import { fill, listed } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { bandOf, startsOf } from './bands';
import type { AreaScore, Scorecard } from './score';

/**
 * How the areas of a result stand to each other: one is lowest, several share that, all have the same points,
 * there is no point at all, or no area is advised any more. Each has words of its own (rule 104).
 */
export const STANDINGS = ['lowest', 'tie', 'level', 'none', 'full'] as const;
export type Standing = (typeof STANDINGS)[number];
/** Those in which a tool is offered: where no area lags, there is nothing to offer. */
export const OFFERED_STANDINGS = ['lowest', 'tie', 'level', 'none'] as const satisfies Standing[];

type Standings =
  { standing: 'full'; lowest: [] } | { standing: (typeof OFFERED_STANDINGS)[number]; lowest: AreaScore[] };

/** How the areas stand, and those with the fewest points; none where no area is low enough to be advised. */
export function standingOf({ points, areas }: Scorecard): Standings {
  if (areas.every((area) => bandOf('advice', area.points) === 'none'))
    return { standing: 'full', lowest: [] };
  const fewest = Math.min(...areas.map((area) => area.points));
  const lowest = areas.filter((area) => area.points === fewest);
  if (points === 0) return { standing: 'none', lowest };
  if (lowest.length === areas.length) return { standing: 'level', lowest };
  return { standing: lowest.length > 1 ? 'tie' : 'lowest', lowest };
}

/**
 * What is said of a standing; each text may hold {areas}, the names of the lowest, and {points}, what each of
 * them has.
 */
export type StandingWords = Record<'short' | 'ask' | 'call' | 'topic', string>;

/** What is said of how the areas of a result stand; where none lags, {points} is the least that each has. */
export function standingTexts(
  card: Scorecard,
  book: Pick<AdviceBook, 'areas'>,
  words: Record<Standing, StandingWords>,
): StandingWords {
  const { standing, lowest } = standingOf(card);
  const values = {
    areas: listed(lowest.map(({ id }) => book.areas[id].title)),
    points: lowest[0]?.points ?? startsOf('advice').none,
  };
  const { short, ask, call, topic } = words[standing];
  return {
    short: fill(short, values),
    ask: fill(ask, values),
    call: fill(call, values),
    topic: fill(topic, values),
  };
}
