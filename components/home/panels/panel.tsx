import type { ReactNode } from 'react';
import { LEADS_DOWN } from '@/components/ui/link-classes';
import type { Content } from '@/lib/content/content';

export type Panels = Content['home']['panels'];
type PanelName = keyof Panels;
export type Opens = { panel: PanelName; label: string };

/** The id of a panel's content, and so the end of the links that open it. */
const idOf = (name: PanelName) => (name === 'whoFor' ? 'who-for' : name);

type PanelProps = {
  name: PanelName;
  title: string;
  /** What is inside, in one line. */
  intro: string;
  /** The panel that the button at the end of this one opens. The last one opens none. */
  opens?: Opens;
  children: ReactNode;
};

/** What has no key beside it stands where values do. */
export const AT_VALUES = 'lg:ml-[calc(var(--column)+var(--gap))]';

/** Rows with a key left of the cord and a value right of it. */
export const ROWS =
  '*:grid *:gap-x-8 *:gap-y-2 *:border-t *:border-line *:py-6 md:*:grid-cols-[14rem_minmax(0,1fr)] ' +
  'lg:*:grid-cols-[var(--column)_minmax(0,1fr)] lg:*:gap-x-gap lg:*:py-7';

/** A list with a line of brass before each entry. */
export const LINES =
  '*:relative *:py-[0.1875rem] *:pl-6 *:before:absolute *:before:top-[1.05em] *:before:left-0 *:before:w-[12px] ' +
  '*:before:border-t-drawn *:before:border-accent';

/** What it is about, left of the cord; a line of brass ties an open one to it. */
const SUMMARY =
  'group grid min-h-20 grid-cols-[minmax(0,1fr)_20px] items-center gap-x-4 gap-y-1 py-5 ' +
  'md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)_20px] md:gap-x-6 md:py-6 ' +
  'lg:grid-cols-[var(--column)_minmax(0,1fr)_20px] lg:gap-x-gap';
const HEADING =
  'relative text-l/[1.2] decoration-accent decoration-2 underline-offset-6 group-hover:underline before:absolute ' +
  'before:top-[0.6em] before:right-[calc(100%+6px)] before:w-[calc(var(--gutter)-var(--cord)-6px)] before:border-t-drawn ' +
  'before:border-accent before:opacity-0 before:transition-opacity before:duration-panel before:ease-draw ' +
  'in-[[open]]:before:opacity-100 lg:before:right-[calc(var(--gap)/-2)] lg:before:w-[calc(var(--gap)/2-8px)]';
const INTRO = 'col-start-1 text-ui text-ink-muted md:col-start-2 md:row-start-1';
const CHEVRON =
  'chevron col-start-2 row-span-2 row-start-1 mx-[4px] text-[1.25rem] md:col-start-3 md:row-span-1 md:row-start-1 print:hidden';

/**
 * A collapsible section as a native <details>: it opens without JavaScript, and search engines and
 * find-in-page read it while it is closed. A link to its content opens it and moves the focus there.
 */
export function Panel({ name, title, intro, opens, children }: PanelProps) {
  const id = idOf(name);
  const heading = `${id}-title`;
  return (
    <details className="panel fold">
      <summary className={SUMMARY}>
        <h2 id={heading} className={HEADING}>
          {title}
        </h2>
        <span className={INTRO}>{intro}</span>
        <i className={CHEVRON} aria-hidden="true" />
      </summary>
      <div
        id={id}
        role="region"
        aria-labelledby={heading}
        tabIndex={-1}
        className="min-h-0 scroll-mt-16 [overflow-clip-margin:6px] overflow-clip outline-none"
      >
        <div className="grid gap-8 pt-2 pb-12 lg:pb-16">
          {children}
          {opens && (
            <p className={AT_VALUES}>
              <PanelOpener {...opens} />
            </p>
          )}
        </div>
      </div>
    </details>
  );
}

/**
 * Leads to a panel. The browser opens a closed <details> for a link into it; page-watch.ts helps those that
 * do not.
 */
export function PanelOpener({ panel, label }: Opens) {
  return (
    <a href={`#${idOf(panel)}`} className={LEADS_DOWN}>
      {label}
    </a>
  );
}
