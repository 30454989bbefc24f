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
const PLAN = 'w-[27%] py-3 pl-1.5 font-regular enlarged:w-auto md:px-4';
const PRICE = 'font-display text-[1.75rem]/none font-medium lining-nums tabular-nums';
/** In large text what a plan may have stands above the marks. */
const ROW = 'enlarged:grid enlarged:grid-cols-2 enlarged:*:first:col-span-full';
const HEAD = 'border-b-drawn border-ink align-bottom text-[0.8125rem]/tight md:text-ui';

/** One table: plans that have the same share a column. Above it are the prices. */
export function Plans({ title, intro, what, yes, no, plans, rows, note, children }: PlansProps) {
  const has = ({ id }: { id: string }) => rows.map((row) => row.in.includes(id)).join();
  const columns = [...new Set(plans.map(has))].map((what) => plans.filter((plan) => has(plan) === what));
  return (
    <div id={PLANS_ID}>
      <Section title={title} intro={intro} joined>
        <dl className="mb-8 border-t border-ink md:grid md:grid-cols-3 md:gap-x-8 md:border-b">
          {plans.map(({ id, name, includes, priceCents }) => (
            <div
              key={id}
              className="flex items-center justify-between gap-4 border-b border-line py-3.5 md:grid md:content-between md:border-0 md:py-5 enlarged:block"
            >
              <dt className="min-w-0 flex-1">
                {name} <small className="block text-note text-ink-muted">{includes}</small>
              </dt>
              <dd className={PRICE}>{wholeDollars(priceCents)}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full break-inside-avoid border-b-drawn border-ink text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className={ROW}>
              <th scope="col" className={`${FIRST} ${HEAD}`}>
                {what}
              </th>
              {columns.map((same) => (
                <th key={same[0]!.id} scope="col" className={`${PLAN} ${HEAD}`}>
                  {same.map(({ short }) => short).join(' / ')}
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
                {columns.map(([{ id } = plans[0]!]) => (
                  <td key={id} className={PLAN}>
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
