import { Icon } from '@/components/ui/icons';
import type { Comparison as Compared, ComparisonWords } from '@/lib/diagnostic/rules/comparison';
import { SavePicture } from './save-picture';
import { ReportSection } from './sections';

type Props = { comparison: Compared; words: Pick<ComparisonWords, 'save' | 'picture'> };

/** A result beside an earlier one: each area opens its stone over the edge of the old one, and what moved. */
export function Comparison({ comparison, words: { save, picture } }: Props) {
  const { title, summary, areas } = comparison;
  return (
    <ReportSection id="comparison" title={title} intro={summary} introIsResult>
      {areas.length > 0 && (
        <div>
          <ul className="then-now">
            {areas.map(({ id, title, line, then, now, answers }) => (
              <li key={id}>
                <details className="folded">
                  <summary>
                    <h3>{title}</h3>
                    <span>{line}</span>
                    <Icon sign="chevron" className="chevron size-5" />
                  </summary>
                  {/* A drawing can say its width without a style, which the policy allows in files only. */}
                  <div className="stones" aria-hidden="true">
                    {now > 0 && <svg className="stone" width={`${now}%`} />}
                    {then > 0 && <svg className="then" width={`${then}%`} />}
                  </div>
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
                </details>
              </li>
            ))}
          </ul>
          <SavePicture picture={{ title, summary, areas }} words={{ save, picture }} />
        </div>
      )}
    </ReportSection>
  );
}
