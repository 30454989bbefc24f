import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro: string;
  /** The intro says the result itself, so it is not printed in a lighter color. */
  introIsResult?: true;
  children: ReactNode;
};

/** A section of the report: its heading on the left, on the right what it has to say. */
export function ReportSection({ id, title, intro, introIsResult, children }: Props) {
  return (
    <section aria-labelledby={id} className="report-columns">
      <div>
        <h2 id={id}>{title}</h2>
        <p className={introIsResult ? 'mt-3' : 'mt-3 text-ink-muted'}>{intro}</p>
      </div>
      {children}
    </section>
  );
}
