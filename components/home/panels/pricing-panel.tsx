import { ButtonLink } from '@/components/ui/button';
import { TableHead } from '@/components/ui/table-head';
import { wholeDollars } from '@/lib/kernel/money';
import { AT_VALUES, LINES, type Opens, Panel } from './panel';

type Plan = { id: string; name: string; includes: string; priceCents: number };

type PricingPanelProps = {
  title: string;
  intro: string;
  columns: [string, string, string];
  rows: Plan[];
  notes: string[];
  /** What to do about it. */
  button: { label: string; to: string };
  opens: Opens;
};

/** The plans, what they cost, and the way to talk about it. */
export function PricingPanel({ columns, rows, notes, button, ...panel }: PricingPanelProps) {
  return (
    <Panel name="pricing" {...panel}>
      <table className="table pricing">
        <caption className="sr-only">{panel.title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ id, name, includes, priceCents }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{includes}</td>
              <td className="font-display text-xl/[1.1] font-medium whitespace-nowrap lining-nums tabular-nums md:text-right">
                {wholeDollars(priceCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`${AT_VALUES} ${LINES}`}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={AT_VALUES}>
        <ButtonLink href={button.to}>{button.label}</ButtonLink>
      </p>
    </Panel>
  );
}
