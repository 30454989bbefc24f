import { Unbroken } from '@/components/ui/unbroken';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import { movesOf } from '@/lib/diagnostic/rules/report-rows';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { routes } from '@/lib/kernel/routes';
import { ReportSection } from './report-section';
import type { ReportWords } from './words';

type Props = { card: Scorecard; book: AdviceBook; words: ReportWords };

/** How far the next rating is, and the steps to begin with. */
export function Moves({ card, book, words }: Props) {
  const { title, intro, rows } = movesOf(card, book, words);
  if (rows.length === 0) return null;
  return (
    <ReportSection id="moves" title={title} intro={intro}>
      <ul className="border-t border-ink">
        {rows.map(({ statement, title, line, step }) => (
          <li key={statement + line} className="border-b border-line py-4">
            <h3>
              <a
                href={routes.libraryPage(statement)}
                className="underline decoration-1 underline-offset-4 print:no-underline"
              >
                {title}
              </a>
            </h3>
            <p className="mt-1">
              <span className="text-ink-muted">{line}</span> <Unbroken>{step}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
