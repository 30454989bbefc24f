import { TableHead } from '@/components/ui/table-head';
import { type Opens, Panel } from './panel';

type ScopeStep = {
  id: string;
  letter: string;
  word: string;
  session: string;
  duration: string;
  extras?: string[];
  outcomes: string;
};

type ScopePanelProps = {
  title: string;
  intro: string;
  columns: [string, string, string];
  rows: ScopeStep[];
  opens: Opens;
};

/** The five steps of BUILD: what is held, how long it takes, what comes out of it. */
export function ScopePanel({ columns, rows, ...panel }: ScopePanelProps) {
  return (
    <Panel name="scope" {...panel}>
      <table className="table scope">
        <caption className="sr-only">{panel.title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((step) => (
            <tr key={step.id}>
              <th scope="row">
                <span
                  className="inline-block min-w-10 text-[2.25rem]/none text-brass-deep"
                  aria-hidden="true"
                >
                  {step.letter}
                </span>
                {step.word}
              </th>
              <td data-column={columns[1]}>
                {step.session}
                {[step.duration, ...(step.extras ?? [])].map((line) => (
                  <small key={line} className="block text-note/[1.45] text-ink-muted">
                    {line}
                  </small>
                ))}
              </td>
              <td data-column={columns[2]}>{step.outcomes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
