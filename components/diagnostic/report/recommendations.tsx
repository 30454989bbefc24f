import type { AdviceBook } from '@/lib/domain/diagnostic/advice';
import type { Because, Recommendation } from '@/lib/domain/diagnostic/recommend';
import { fill } from '@/lib/domain/text';
import type { ReportWords } from './words';

type Props = { recommendations: Recommendation[]; book: AdviceBook; words: ReportWords['recommendations'] };

/** What to do next, in this order, and which answers led to it. */
export function Recommendations({ recommendations, book, words }: Props) {
  return (
    <section aria-labelledby="next" className="report-columns">
      <div>
        <h2 id="next">{words.title}</h2>
        <p className="mt-3 text-ink-muted">{recommendations.length > 0 ? words.intro : words.none}</p>
      </div>
      <ol className="advice">
        {recommendations.map(({ title, body, reason, because }, index) => (
          <li key={title}>
            <span className="advice-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3">{body}</p>
              <dl className="mt-4 grid gap-x-6 gap-y-1 text-ui md:grid-cols-[9rem_1fr]">
                <dt className="font-semibold text-brass-deep">{words.because}</dt>
                <dd className="max-w-measure">
                  {answerBehind(because, book, words)} {reason}
                </dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The answer that led to a recommendation, in words. */
function answerBehind(because: Because, book: AdviceBook, words: Props['words']): string {
  switch (because.rule) {
    case 'strong-area':
    case 'refine-area':
      return fill(words.area, { area: book.areas[because.area].title, points: because.points });
    case 'challenge':
      return fill(words.challenge, { challenge: because.challenge });
    case 'company-size':
      return fill(words.companySize, { companySize: because.companySize });
    case 'role':
      return fill(words.role, { role: because.role === 'ceo' ? 'CEO' : because.role });
  }
}
