import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { startsOf } from '@/lib/diagnostic/rules/bands';
import { fill } from '@/lib/kernel/text';
import { Fold } from './fold';
import type { AreaTexts } from './words';

type Props = { card: Scorecard; texts: AreaTexts };

/** From the answers to the score: the points of each area, and the rules. */
export function Scoring({ card, texts: { words, book } }: Props) {
  const { scoring, ratings } = words;
  const { points, percent, rating } = card;
  const advice = startsOf('advice');
  return (
    <Fold id="scoring" title={scoring.title}>
      <p>{scoring.text}</p>
      <ul>
        {card.areas.map((area) => (
          <li key={area.id} className="border-t border-line py-2">
            {fill(scoring.areaTotal, {
              area: book.areas[area.id].title,
              points: area.points,
              percent: area.percent,
              badge: ratings[area.badge].name,
            })}
          </li>
        ))}
        <li className="border-y border-line py-2 font-semibold">
          {fill(scoring.total, { points, percent, rating: ratings[rating].name })}
        </li>
      </ul>
      <p>{fill(scoring.overallRule, startsOf('score'))}</p>
      <p>{fill(scoring.badgeRule, startsOf('badge'))}</p>
      <p>{fill(scoring.adviceRule, { ...advice, most: advice.none - 1 })}</p>
    </Fold>
  );
}
