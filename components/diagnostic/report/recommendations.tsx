import { Unbroken } from '@/components/ui/unbroken';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro } from '@/lib/diagnostic/rules/report-mail';
import { type AdviceRow, adviceRows } from '@/lib/diagnostic/rules/report-rows';
import { adviceId } from '@/lib/funnel/rules/useful';
import { routes } from '@/lib/kernel/routes';
import { ReportSection } from './report-section';
import { Useful } from './useful';
import type { ReportWords } from './words';

type Props = { recommendations: Recommendation[]; book: AdviceBook; words: ReportWords };

/**
 * What to do next, in this order: this week, why, and how it looks in 30 days. On paper there are boxes to
 * tick.
 */
export function Recommendations({ recommendations, book, words }: Props) {
  return (
    <ReportSection
      id="next"
      title={words.recommendations.title}
      intro={adviceIntro({ recommendations }, words.recommendations)}
    >
      <ol className="advice">
        {adviceRows(recommendations, book, words).map(({ title, area, parts }, index) => (
          <li key={title}>
            <span className="advice-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">
                {area ? (
                  <a
                    href={routes.libraryPage(area)}
                    className="underline decoration-1 underline-offset-4 print:no-underline"
                  >
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <Parts parts={parts} />
              <Useful advice={adviceId(recommendations[index]!.because)} words={words.useful} />
            </div>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

function Parts({ parts }: Pick<AdviceRow, 'parts'>) {
  return (
    <dl>
      {parts.map(({ label, text, tick }) => (
        <div key={label} className="advice-part" data-tick={tick || undefined}>
          <dt>{label}</dt>
          <dd>
            <Unbroken>{text}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
