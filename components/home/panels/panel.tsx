import type { ReactNode } from 'react';
import { PANEL_IDS, type PanelName } from './panel-ids';
import { PanelOpener, type Opens } from './panel-opener';

type PanelProps = {
  name: PanelName;
  title: string;
  /** What is inside, in one line. */
  intro: string;
  /** The panel that the button at the end of this one opens. The last one opens none. */
  opens?: Opens;
  children: ReactNode;
};

/**
 * A collapsible section as a native <details>: it opens without JavaScript, and search engines and
 * find-in-page read it while it is closed. A link to its content opens it and moves the focus there.
 */
export function Panel({ name, title, intro, opens, children }: PanelProps) {
  const id = PANEL_IDS[name];
  const heading = `${id}-title`;
  return (
    <details className="panel fold">
      <summary>
        <h2 id={heading}>{title}</h2>
        <span className="panel-intro">{intro}</span>
        <i className="chevron" aria-hidden="true" />
      </summary>
      <div id={id} role="region" aria-labelledby={heading} tabIndex={-1} className="panel-body">
        <div className="panel-content">
          {children}
          {opens && (
            <p className="at-values">
              <PanelOpener {...opens} />
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
