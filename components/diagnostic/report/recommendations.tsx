import { Icon } from '@/components/ui/icons';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro, adviceRows, type StartRow } from '@/lib/diagnostic/rules/report-rows';
import { ADVICE, FIGURE, Parts, ReportSection } from './sections';
import type { ReportWords } from './words';

type Props = {
  recommendations: Recommendation[];
  first: StartRow | undefined;
  book: AdviceBook;
  words: ReportWords;
};

export function Recommendations({ recommendations, first, book, words }: Props) {
  const rows = adviceRows(recommendations, book, words);
  return (
    <ReportSection
      id="next"
      title={words.recommendations.title}
      intro={adviceIntro(rows, first, words.recommendations)}
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
                <Icon sign="chevron" className="chevron size-5" />
              </summary>
              <Parts parts={parts} said={parts[0]!.text === first?.checkIn.step} />
            </details>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
