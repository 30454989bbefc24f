import { PlumbLine } from '@/components/layout/plumb-line';
import { Icon } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import type { Block } from '@/lib/kernel/prose';
import { Prose } from './prose';

type LegalPageProps = {
  page: {
    title: string;
    date: string;
    intro: readonly Block[];
    sections: readonly { id: string; heading: string; body: readonly Block[] }[];
  };
  contents: string;
  /** The other legal page, at the end. */
  next: { label: string; to: string };
};

/** A legal page: numbered sections beside the cord, which shows how far one has read. */
export function LegalPage({ page: { title, date, intro, sections }, contents, next }: LegalPageProps) {
  return (
    <PlumbLine>
      <div className="beside-cord two-columns pt-9 pb-18 max-lg:grid max-lg:gap-7 md:pt-16 lg:grid-rows-[auto_1fr] lg:gap-y-14 lg:pt-22 lg:pb-26 print:block print:p-0">
        <header className="lg:col-start-2 print:pt-[6mm]">
          <h1>{title}</h1>
          <p className="mt-3 text-ink-muted">
            <time dateTime={new Date(`${date} UTC`).toISOString().slice(0, 10)}>{date}</time>
          </p>
        </header>
        <Contents title={contents} sections={sections} />
        <article className="legal-text grid max-w-measure gap-[44px] lg:col-start-2 print:block print:max-w-none">
          <div className="prose">
            <Prose blocks={intro} />
          </div>
          {sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <div className="prose">
                <Prose blocks={body} />
              </div>
            </section>
          ))}
          <p data-print="no">
            <a href={next.to} className={LEADS_ON}>
              {next.label} <Icon sign="right" />
            </a>
          </p>
        </article>
      </div>
    </PlumbLine>
  );
}

type ContentsProps = { title: string; sections: readonly { id: string; heading: string }[] };

/** The sections of a long text. On small screens folded, on wide ones open and in view all the way. */
function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-label={title} className="contents-list" data-print="no">
      <details className="panel">
        <summary className="flex min-h-[52px] items-center justify-between font-semibold">
          {title} <Icon sign="chevron" className="chevron size-3.5" />
        </summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
