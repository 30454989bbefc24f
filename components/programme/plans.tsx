import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';
import { wholeDollars } from '@/lib/kernel/money';

/** Where the plans stand on the page. */
export const PLANS_ID = 'plans';

type PlansProps = {
  title: string;
  /** How many there are and what they cost, in words. */
  range: string;
  /** The heading of the first column, and what a tick and a dash say. */
  what: string;
  yes: string;
  no: string;
  plans: readonly { id: string; name: string; includes: string; priceCents: number }[];
  /** Each names the plans that have it. */
  rows: readonly { text: string; in: readonly string[] }[];
  notes: readonly string[];
};

/** One table: a column for each plan with its price, a row for each thing that a plan may have. */
export function Plans({ title, range, what, yes, no, plans, rows, notes }: PlansProps) {
  return (
    <div id={PLANS_ID}>
      <Section title={title} intro={range} joined>
        <table className="plans">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              {plans.map(({ id, name, includes, priceCents }) => (
                <th key={id} scope="col">
                  {name} <b>{wholeDollars(priceCents)}</b> <small>{includes}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.text}>
                <th scope="row">{row.text}</th>
                {plans.map(({ id }) => (
                  <td key={id}>
                    <Icon sign={row.in.includes(id) ? 'tick' : 'dash'} />
                    <span className="sr-only">{row.in.includes(id) ? yes : no}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-note text-ink-muted">{notes.join(' ')}</p>
      </Section>
    </div>
  );
}
