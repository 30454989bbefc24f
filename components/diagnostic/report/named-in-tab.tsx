'use client';

import { useInBrowser } from '@/components/ui/use-scripted';
import { type Challenge, CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { isNamed } from '@/lib/platform/browser/named-challenges';

type Props = { result: string; title: string; lines: Record<Challenge, string> };

/**
 * The challenges that were chosen, each with what to do about it first: only in the tab that sent this very
 * result, since anyone who has the page's address may read it.
 */
export function NamedInTab({ result, title, lines }: Props) {
  const inTab = useInBrowser(() => CHALLENGES.filter((one) => isNamed(one, result)).join(), '');
  if (inTab === '') return null;
  return (
    <section aria-labelledby="named" className="report-columns print:block print:leading-[1.2]">
      <h2 id="named" className="print:mr-[3mm] print:inline">
        {title}
      </h2>
      <ul className="border-t border-ink text-[1rem] leading-normal print:inline print:border-0 print:text-[8.5pt] print:leading-[1.2]">
        {CHALLENGES.filter((one) => isNamed(one, result)).map((one) => (
          <li key={one} className="border-b border-line py-2 print:inline print:border-0">
            {lines[one]}{' '}
          </li>
        ))}
      </ul>
    </section>
  );
}
