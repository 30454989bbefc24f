import { ButtonLink } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';
import { AT_VALUES, LINES, Panel, type Panels } from './panel';
import { PanelTable } from './panel-table';

type PricingPanelProps = Omit<Panels['pricing'], 'rows'> & {
  rows: Content['programme']['plans'];
  notes: string[];
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
