import { fill, listed } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { bandOf, startsOf } from './bands';
import type { AreaScore, Scorecard } from './score';

/** How the areas compare (rule 104): one lowest, a tie, all equal, no points, or no area that gets advice. */
export const STANDINGS = ['lowest', 'tie', 'level', 'none', 'full'] as const;
export type Standing = (typeof STANDINGS)[number];
export const OFFERED_STANDINGS = ['lowest', 'tie', 'level', 'none'] as const satisfies Standing[];

type Standings =
  { standing: 'full'; lowest: [] } | { standing: (typeof OFFERED_STANDINGS)[number]; lowest: AreaScore[] };

/** With the lowest areas; none if no area gets advice. */
export function standingOf({ points, areas }: Scorecard): Standings {
  if (areas.every((area) => bandOf('advice', area.points) === 'none'))
    return { standing: 'full', lowest: [] };
  const fewest = Math.min(...areas.map((area) => area.points));
  const lowest = areas.filter((area) => area.points === fewest);
  if (points === 0) return { standing: 'none', lowest };
  if (lowest.length === areas.length) return { standing: 'level', lowest };
  return { standing: lowest.length > 1 ? 'tie' : 'lowest', lowest };
}

/** Texts may hold {areas}, the lowest, and {points}, what each of them has. */
export type StandingWords = Record<'short' | 'ask' | 'call' | 'topic', string>;

/** If no area lags, {points} is the least that each has. */
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
