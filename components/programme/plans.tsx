import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';

/** Where the plans stand on the page. */
export const PLANS_ID = 'plans';

type PlansProps = Content['programme']['page']['plans'] & {
  plans: Content['programme']['plans'];
  note: string | undefined;
  /** What to do about it. */
  children: ReactNode;
};

const FIRST = 'py-3 pr-1.5 font-regular';
const PLAN = 'w-[27%] py-3 pl-1.5 font-regular enlarged:w-auto md:w-[21%]';
const PRICE = 'font-display text-[1.75rem]/none font-medium lining-nums tabular-nums';
/** In large text what a plan may have stands above the marks. */
const ROW = 'enlarged:grid enlarged:grid-cols-2 enlarged:*:first:col-span-full';
const HEAD = 'border-b-drawn border-ink text-[0.8125rem]/tight max-md:align-bottom md:pb-5 md:text-ui';

/** A column for each plan. On a phone those that have the same share one, and the prices are above. */
export function Plans({ title, intro, what, yes, no, plans, rows, note, children }: PlansProps) {
  const has = ({ id }: { id: string }) => rows.map((row) => row.in.includes(id)).join();
  const columns = plans.map((plan) => {
    const same = plans.filter((other) => has(other) === has(plan));
    const look = same[0] === plan ? PLAN : `${PLAN} max-md:hidden`;
    return { ...plan, look, shared: same.map(({ short }) => short).join(' / ') };
  });
  return (
    <div id={PLANS_ID}>
      <Section title={title} intro={intro} joined>
        <dl className="mb-8 border-t border-ink md:hidden">
          {plans.map(({ id, name, includes, priceCents }) => (
            <div
              key={id}
              className="flex items-center justify-between gap-4 border-b border-line py-3.5 enlarged:block"
            >
              <dt className="min-w-0 flex-1">
                {name} <small className="block text-note text-ink-muted">{includes}</small>
              </dt>
              <dd className={PRICE}>{wholeDollars(priceCents)}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full break-inside-avoid border-b-drawn border-ink text-left md:border-t">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className={`align-top ${ROW}`}>
              <th scope="col" className={`${FIRST} ${HEAD}`}>
                {what}
              </th>
              {columns.map(({ id, look, shared, name, includes, priceCents }) => (
                <th key={id} scope="col" className={`${look} ${HEAD}`}>
                  <span className="md:hidden">{shared}</span>
                  <span className="grid gap-2 max-md:hidden">
                    {name} <b className={PRICE}>{wholeDollars(priceCents)}</b>{' '}
                    <small className="text-note/snug text-ink-muted">{includes}</small>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.text} className={`border-t border-line align-baseline first:border-0 ${ROW}`}>
                <th scope="row" className={`${FIRST} text-ui/snug`}>
                  <Unbroken>{row.text}</Unbroken>
                </th>
                {columns.map(({ id, look }) => (
                  <td key={id} className={look}>
                    <Icon sign={row.in.includes(id) ? 'tick' : 'dash'} className="size-3.5 text-brass-deep" />
                    <span className="sr-only">{row.in.includes(id) ? yes : no}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 mb-6 text-note text-ink-muted">{note}</p>
        <div className="grid sm:justify-items-start">{children}</div>
      </Section>
    </div>
  );
}
