import { Icon } from '@/components/ui/icons';
import {
  type Comparison as Compared,
  comparisonOf,
  type ComparisonTexts,
  type ComparisonWords,
} from '@/lib/diagnostic/rules/comparison';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { routes } from '@/lib/kernel/routes';
import { earlierOf } from '@/lib/diagnostic/browser/earlier';
import { getJson } from '@/lib/platform/browser/fetch';
import { SavePicture } from './save-buttons';
import { ReportSection } from './sections';

type Props = { comparison: Compared; words: Pick<ComparisonWords, 'save' | 'picture'> };

/** The edge of the old stone, a little lower than the new one. */
const THEN =
  'absolute top-[7px] left-0 h-[30px] border-drawn border-l-0 border-dashed border-brass-deep forced-color-adjust-auto print:top-[1mm] print:h-[5mm] print:[print-color-adjust:exact]';

export function Comparison({ comparison, words: { save, picture } }: Props) {
  const { title, summary, areas } = comparison;
  return (
    <ReportSection id="comparison" title={title} intro={summary} introIsResult>
      {areas.length > 0 && (
        <div>
          <ul className="border-t border-ink">
            {areas.map(({ id, title, line, then, now, answers }) => (
              <li key={id} className="border-b border-line">
                <details className="folded">
                  <summary>
                    <h3>{title}</h3>
                    <span>{line}</span>
                    <Icon sign="chevron" className="chevron size-5" />
                  </summary>
                  {/* A drawing can say its width without a style, which the policy allows in files only. */}
                  <div className="relative h-11 border-l-drawn border-ink print:h-[7mm]" aria-hidden="true">
                    {now > 0 && <svg className="stone" width={`${now}%`} />}
                    {then > 0 && <svg className={THEN} width={`${then}%`} />}
                  </div>
                  {answers.length > 0 && (
                    <ul className="pt-3 pb-5 text-ui leading-[1.4] print:py-[1mm]">
                      {answers.map(({ title, line, up }) => (
                        <li
                          key={title}
                          className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-[9px] print:py-[0.5mm]"
                        >
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

/** A result beside the one that this tab keeps for it. */
export async function comparisonInTab(result: Carried) {
  const earlier = result.id === null ? null : earlierOf(result.id);
  const texts = earlier && (await getJson<ComparisonTexts>(routes.comparisonWords));
  return texts && <Comparison comparison={comparisonOf(earlier, result, texts)} words={texts.words} />;
}
