import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';
import { Panel, type Panels } from './panel';
import { PanelTable } from './panel-table';

type ScopePanelProps = Omit<Panels['scope'], 'rows'> & { rows: Content['programme']['build']['steps'] };

/** The five steps of BUILD: what is held, how long it takes, what comes out of it. */
export function ScopePanel({ columns, rows, ...panel }: ScopePanelProps) {
  return (
    <Panel name="scope" {...panel}>
      <PanelTable
        caption={panel.title}
        columns={columns}
        rows={rows.map(({ id, letter, word, session, duration, extras = [], outcomes }) => ({
          id,
          cells: [
            <>
              <span className="inline-block min-w-10 text-[2.25rem]/none text-brass-deep" aria-hidden="true">
                {letter}
              </span>
              {word}
            </>,
            <>
              {session}
              {[duration, ...extras].map((line) => (
                <small key={line} className="block text-note/[1.45] text-ink-muted">
                  <Unbroken>{line}</Unbroken>
                </small>
              ))}
            </>,
            <Unbroken key="outcomes">{outcomes}</Unbroken>,
          ],
        }))}
      />
    </Panel>
  );
}
