import type { Comparison as Compared, ComparisonWords } from '@/lib/diagnostic/rules/comparison';
import { ReportSection } from './report-section';
import { SavePicture } from './save-picture';

type Props = { comparison: Compared; words: Pick<ComparisonWords, 'save' | 'picture'> };

/**
 * A result laid over an earlier one: the new stones, the edge of the old ones, and the answers that moved.
 */
export function Comparison({ comparison, words: { save, picture } }: Props) {
  const { title, summary, areas, answers } = comparison;
  return (
    <ReportSection id="comparison" title={title} intro={summary} introIsResult>
      <div>
        {areas.length > 0 && (
          <ul className="then-now">
            {areas.map(({ id, title, line, then, now }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p>{line}</p>
                {/* A drawing can say its width without a style, which the policy allows in files only. */}
                <div aria-hidden="true">
                  {now > 0 && <svg className="stone" width={`${now}%`} />}
                  {then > 0 && <svg className="then" width={`${then}%`} />}
                </div>
              </li>
            ))}
          </ul>
        )}
        {areas.length > 0 && <SavePicture picture={{ title, summary, areas }} words={{ save, picture }} />}
        {answers.length > 0 && (
          <ul className="moved">
            {answers.map(({ title, line, up }) => (
              <li key={title}>
                <span>{title}</span>
                <span className={up ? 'font-semibold' : undefined}>{line}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ReportSection>
  );
}
