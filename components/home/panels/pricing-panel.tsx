import { ButtonLink } from '@/components/ui/button';
import { wholeDollars } from '@/lib/kernel/money';
import { AT_VALUES, LINES, type Opens, Panel } from './panel';
import { PanelTable } from './panel-table';

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
      <PanelTable
        caption={panel.title}
        columns={columns}
        rows={rows.map(({ id, name, includes, priceCents }) => {
          const price = (
            <span className="font-display text-xl/[1.1] font-medium lining-nums tabular-nums">
              {wholeDollars(priceCents)}
            </span>
          );
          return { id, cells: [name, includes, price] };
        })}
      />
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
