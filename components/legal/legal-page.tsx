import { PlumbLine } from '@/components/layout/plumb-line';
import { Icon } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import type { LegalPage as Page } from '@/lib/content/pages';
import { Prose } from './prose';

/** Tied to the cord by a level line, with the number of the section. */
const HEADING =
  'station mb-3.5 scroll-mt-6 pl-[1.7em] text-xl target:underline target:decoration-brass target:decoration-2 ' +
  'target:underline-offset-[0.2em] lg:before:right-[calc(100%+10px)] enlarged:text-[min(1.3125rem,10vw)]! enlarged:hyphens-auto';

type LegalPageProps = {
  page: Page;
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
        <article className="grid max-w-measure gap-[44px] lg:col-start-2 print:block print:max-w-none print:*:mt-[7mm] print:[&_p]:max-w-none">
          <div className="prose">
            <Prose blocks={intro} />
          </div>
          {sections.map(({ id, heading, body }, i) => (
            <section key={id} aria-labelledby={id} className="min-w-0">
              <h2 id={id} className={HEADING}>
                <span aria-hidden="true" className={`absolute left-0 ${NUMBER}`}>
                  {i + 1}
                </span>
                {heading}
              </h2>
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

type ContentsProps = Pick<Page, 'title' | 'sections'>;

const NUMBER = 'text-brass-deep lining-nums tabular-nums';

/** There is room: the list is open. A browser that cannot be told so keeps the fold. */
const OPEN =
  'lg:border-0 lg:supports-[selector(::details-content)]:[&::details-content]:block ' +
  'lg:[&::details-content]:h-auto lg:[&::details-content]:[content-visibility:visible]';

/** The sections of a long text. On small screens folded, on wide ones open and in view all the way. */
function Contents({ title, sections }: ContentsProps) {
  return (
    <nav
      aria-label={title}
      className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
      data-print="no"
    >
      <details className={`panel ${OPEN}`}>
        <summary className="flex min-h-[52px] items-center justify-between font-semibold lg:supports-[selector(::details-content)]:pointer-events-none">
          {title}{' '}
          <Icon
            sign="chevron"
            className="chevron size-3.5 lg:supports-[selector(::details-content)]:hidden"
          />
        </summary>
        <ol className="pb-3">
          {sections.map(({ id, heading }, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="grid grid-cols-[2.1em_1fr] py-[7px] text-[1rem]/[1.4] underline-offset-[0.2em] hover:underline lg:py-1 lg:text-[0.9375rem]"
              >
                <span aria-hidden="true" className={NUMBER}>
                  {i + 1}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
