import { TableHead } from '@/components/ui/table-head';
import { wholeDollars } from '@/lib/kernel/money';
import { Panel } from './panel';
import type { Opens } from './panel-opener';

type Plan = { id: string; name: string; includes: string; priceCents: number };

type PricingPanelProps = {
  title: string;
  intro: string;
  columns: [string, string, string];
  plans: Plan[];
  notes: string[];
  opens: Opens;
};

/** The plans and what they cost. */
export function PricingPanel({ columns, plans, notes, ...panel }: PricingPanelProps) {
  return (
    <Panel name="pricing" {...panel}>
      <table className="table pricing">
        <caption className="sr-only">{panel.title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {plans.map(({ id, name, includes, priceCents }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{includes}</td>
              <td className="amount">{wholeDollars(priceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="at-values dashes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}
