import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import type { AdviceRow } from '@/lib/diagnostic/rules/report-rows';

type Props = {
  id: string;
  title: string;
  intro: string;
  /** The intro says the result itself, so it is not printed in a lighter color. */
  introIsResult?: true;
  children: ReactNode;
};

export function ReportSection({ id, title, intro, introIsResult, children }: Props) {
  return (
    <section aria-labelledby={id} className="report-columns">
      <div className="self-start lg:sticky lg:top-14">
        <h2 id={id} className="lg:text-[2rem]">
          {title}
        </h2>
        <p className={introIsResult ? 'mt-3' : 'mt-3 text-ink-muted print:mt-0'}>{intro}</p>
      </div>
      {children}
    </section>
  );
}

export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="folded border-b border-line">
      <summary>
        <h3 id={id}>{title}</h3>
        <Icon sign="chevron" className="chevron size-5" />
      </summary>
      <div className="grid max-w-measure gap-4 pb-8">{children}</div>
    </details>
  );
}

type AdviceTitleProps = { about?: string; children: string; className?: string };

/** What to do, under what it is for, or what a colon parts it from. On paper one line. */
export function AdviceTitle({ about: given, children, className = 'flex-1' }: AdviceTitleProps) {
  const [action = children, area] = children.split(': ').toReversed();
  const about = given ?? area;
  return (
    <h3 className={className}>
      {about && (
        <span className="block font-text text-ui font-semibold tracking-normal text-brass-deep print:inline print:[font:inherit] print:text-ink">
          {about}
          <span className="opacity-0 print:opacity-100">: </span>
        </span>
      )}
      <Unbroken>{action}</Unbroken>
    </h3>
  );
}

/** A list with figures, and one of them. */
export const ADVICE =
  'advice border-t border-ink *:border-b *:border-line print:mt-[1.5mm] print:*:break-inside-avoid print:*:py-[1.2mm]';
export const FIGURE =
  'font-display text-[2.25rem]/none font-medium text-brass-deep lining-nums print:text-[18pt]';

const PART =
  'mt-3.5 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] print:mt-[0.8mm] print:grid print:grid-cols-[26mm_minmax(0,1fr)_8mm] print:text-[8.5pt] print:leading-[1.34]';
const TICK =
  'print:after:size-[4mm] print:after:justify-self-end print:after:border-[1pt] print:after:border-ink';

/** On paper there are boxes to tick, and a list has only those parts. */
export function Parts({ parts }: Pick<AdviceRow, 'parts'>) {
  return (
    <dl className="in-[.folded]:pb-7 md:in-[.advice]:pl-14 print:in-[.folded]:pb-0 print:in-[.folded]:pl-[10mm]">
      {parts.map(({ label, text, tick }) => (
        <div key={label} className={classes(PART, tick ? TICK : 'print:in-[.advice]:hidden!')}>
          <dt className="text-[1rem] leading-[1.75] font-semibold text-brass-deep print:text-[length:inherit] print:leading-[inherit]">
            {label}
          </dt>
          <dd className="max-w-measure print:max-w-none">
            <Unbroken>{text}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
