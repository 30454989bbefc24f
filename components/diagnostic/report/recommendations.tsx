import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro } from '@/lib/diagnostic/rules/report-mail';
import { why } from '@/lib/diagnostic/rules/why';
import type { ReportWords } from './words';

type Props = { recommendations: Recommendation[]; book: AdviceBook; words: ReportWords['recommendations'] };

/** What to do next, in this order, and which answers led to it. */
export function Recommendations({ recommendations, book, words }: Props) {
  return (
    <section aria-labelledby="next" className="report-columns">
      <div>
        <h2 id="next">{words.title}</h2>
        <p className="mt-3 text-ink-muted">{adviceIntro({ recommendations }, words)}</p>
      </div>
      <ol className="advice">
        {recommendations.map((recommendation, index) => (
          <li key={recommendation.title}>
            <span className="advice-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{recommendation.title}</h3>
              <p className="mt-3">{recommendation.body}</p>
              <dl className="mt-4 grid gap-x-6 gap-y-1 text-ui md:grid-cols-[9rem_1fr]">
                <dt className="font-semibold text-brass-deep">{words.because}</dt>
                <dd className="max-w-measure">{why(recommendation, book, words)}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
