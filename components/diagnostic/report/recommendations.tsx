import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro, adviceRows, type StartRow } from '@/lib/diagnostic/rules/report-rows';
import { ADVICE, FIGURE, Parts, ReportSection } from './sections';
import { type Held, Move } from './straighten';
import type { ReportWords } from './words';

type Props = {
  recommendations: Recommendation[];
  first: StartRow | undefined;
  book: AdviceBook;
  words: ReportWords;
  held: Held;
};

export function Recommendations({ recommendations, first, book, words, held }: Props) {
  const rows = adviceRows(recommendations, book, words);
  const intro = adviceIntro(rows, first, words.recommendations);
  const isFirst = (said: string | undefined) => said !== undefined && said === first?.checkIn.step;
  /** What another stands for once the first step is done. */
  const unlessDone = (now: ReactNode, done: ReactNode) => (
    <Move held={held} index={0} now={now} done={done} later={now} />
  );
  return (
    <ReportSection
      id="next"
      title={words.recommendations.title}
      intro={isFirst(rows[0]?.parts[0]?.text) ? unlessDone(intro, words.recommendations.later) : intro}
    >
      <ol className={ADVICE}>
        {rows.map(({ title, parts }, index) => (
          <li key={title}>
            <details className="folded">
              <summary>
                <span className={`${FIGURE} w-8 md:w-10 print:w-[8mm]`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                {isFirst(parts[0]!.text) &&
                  unlessDone(
                    null,
                    <span className="flex items-center gap-2 font-semibold">
                      <Icon sign="tick" /> {words.done.mark}
                    </span>,
                  )}
                <Icon sign="chevron" className="chevron size-5" />
              </summary>
              <Parts parts={parts} said={isFirst(parts[0]!.text)} />
            </details>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
