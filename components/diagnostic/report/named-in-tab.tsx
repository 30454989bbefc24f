'use client';

import { Icon } from '@/components/ui/icons';
import { Led } from '@/components/ui/led';
import { Unbroken } from '@/components/ui/unbroken';
import { useInBrowser } from '@/components/ui/use-scripted';
import { type Challenge, CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { isNamed } from '@/lib/platform/browser/result-marks';

type Props = {
  result: string;
  words: Record<'title' | 'note', string>;
  lines: Record<Challenge, string | undefined>;
  /** What to do first about each. */
  steps: Record<Challenge, string>;
};

/** The chosen challenges: only in the tab that sent them, since anyone may have the address. */
export function NamedInTab({ result, words, lines, steps }: Props) {
  const isShown = (one: Challenge) => lines[one] && isNamed(one, result);
  const inTab = useInBrowser(() => CHALLENGES.filter(isShown).join(), '');
  if (inTab === '') return null;
  return (
    <section aria-labelledby="named" className="report-columns print:block print:leading-[1.2]">
      <div className="print:mr-[3mm] print:inline">
        <h2 id="named" className="print:inline">
          {words.title}
        </h2>{' '}
        <p className="mt-3 text-ink-muted print:inline">{words.note}</p>
      </div>
      <ul className="border-t border-ink text-[1rem] leading-normal print:inline print:border-0 print:text-[8.5pt] print:leading-[1.2]">
        {CHALLENGES.filter(isShown).map((one) => (
          <li key={one} className="border-b border-line print:inline print:border-0">
            <details className="print:inline print:[&::details-content]:hidden!">
              <summary className="flex min-h-14 items-center gap-4 py-2 print:inline">
                <span className="flex-1">
                  <Led>{lines[one]!}</Led>
                </span>
                <Icon sign="chevron" className="chevron size-5 print:hidden" />
              </summary>
              <p className="max-w-measure pb-5">
                <Unbroken>{steps[one]}</Unbroken>
              </p>
            </details>{' '}
          </li>
        ))}
      </ul>
    </section>
  );
}
