import { Section } from '@/components/layout/section';
import { wholeDollars } from '@/lib/kernel/money';

/** Where the plans stand on the page. */
export const PLANS_ID = 'plans';

type PlansProps = {
  title: string;
  /** How many there are and what they cost, in words. */
  range: string;
  plans: readonly { id: string; name: string; includes: string; priceCents: number }[];
  notes: readonly string[];
};

/** The plans, one under the other on one sheet: what it is called, what is in it, what it costs. */
export function Plans({ title, range, plans, notes }: PlansProps) {
  return (
    <div id={PLANS_ID}>
      <Section title={title} intro={range} joined>
        <ul className="plans">
          {plans.map(({ id, name, includes, priceCents }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{includes}</p>
              <p className="plan-price">{wholeDollars(priceCents)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-note text-ink-muted">{notes.join(' ')}</p>
      </Section>
    </div>
  );
}
