import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Move } from '@/lib/diagnostic/rules/what-moves-your-score';
import { fill } from '@/lib/kernel/text';
import type { ReportWords } from './words';

type Props = { moves: Move[]; book: AdviceBook; words: ReportWords['moves'] };

/** The next step on each of the lowest statements. */
export function Moves({ moves, book, words }: Props) {
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="moves" className="report-columns">
      <div>
        <h2 id="moves">{words.title}</h2>
        <p className="mt-3 text-ink-muted">{words.intro}</p>
      </div>
      <ul className="border-t border-ink">
        {moves.map(({ statement, from, to, step }) => (
          <li key={statement} className="border-b border-line py-4">
            <h3 className="first-letter:uppercase">{book.statements[statement].short}</h3>
            <p className="mt-1">
              <span className="text-ink-muted">
                {fill(words.line, { from: book.ratingLabels[from], to: book.ratingLabels[to] })}
              </span>{' '}
              {step}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
