import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import { moveRows } from '@/lib/diagnostic/rules/report-rows';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { whatMovesYourScore } from '@/lib/diagnostic/rules/what-moves-your-score';
import type { ReportWords } from './words';

type Props = { card: Scorecard; book: AdviceBook; words: ReportWords };

/** The next step on each of the lowest statements. */
export function Moves({ card, book, words }: Props) {
  const moves = moveRows(whatMovesYourScore(card, book), book, words);
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="moves" className="report-columns">
      <div>
        <h2 id="moves">{words.moves.title}</h2>
        <p className="mt-3 text-ink-muted">{words.moves.intro}</p>
      </div>
      <ul className="border-t border-ink">
        {moves.map(({ title, line, step }) => (
          <li key={title} className="border-b border-line py-4">
            <h3>{title}</h3>
            <p className="mt-1">
              <span className="text-ink-muted">{line}</span> {step}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
