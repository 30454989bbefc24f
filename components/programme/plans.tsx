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

const PLAN = 'w-[27%] md:w-1/3 py-3 pl-1.5 font-regular enlarged:w-auto';
const HEAD = 'border-b-drawn border-ink text-[0.8125rem]/tight align-bottom md:text-ui';
/** In large text what a plan may have stands above the marks. */
const ROW = 'enlarged:grid enlarged:grid-cols-2 enlarged:*:first:col-span-full';

/** The prices, then a column for each plan; those that have the same share one. */
export function Plans({ title, intro, what, yes, no, plans, rows, note, children }: PlansProps) {
  const has = ({ id }: { id: string }) => rows.map((row) => row.in.includes(id)).join();
  const columns = [...new Set(plans.map(has))].map((rights) => {
    const same = plans.filter((plan) => has(plan) === rights);
    return { ids: same.map(({ id }) => id), name: same.map(({ short }) => short).join(' / ') };
  });
  return (
    <div id={PLANS_ID}>
      <Section title={title} intro={intro} joined>
        <dl className="mb-8 border-t border-ink">
          {plans.map(({ id, name, includes, priceCents }) => (
            <div
              key={id}
              className="flex items-center justify-between gap-4 border-b border-line py-3.5 enlarged:block md:items-baseline"
            >
              <dt className="min-w-0 flex-1 items-baseline md:grid md:grid-cols-2">
                {name} <small className="block text-note text-ink-muted">{includes}</small>
              </dt>
              <dd className="font-display text-[1.75rem]/none font-medium lining-nums tabular-nums">
                {wholeDollars(priceCents)}
              </dd>
            </div>
          ))}
        </dl>
        <table className="w-full break-inside-avoid border-b-drawn border-ink text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className={ROW}>
              <th scope="col" className={`py-3 pr-1.5 font-regular ${HEAD}`}>
                {what}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className={`${PLAN} ${HEAD}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.text} className={`border-t border-line align-baseline first:border-0 ${ROW}`}>
                <th scope="row" className="py-3 pr-1.5 font-regular text-ui/snug">
                  <Unbroken>{row.text}</Unbroken>
                </th>
                {columns.map(({ ids, name }) => {
                  const isIn = row.in.some((id) => ids.includes(id));
                  return (
                    <td key={name} className={PLAN}>
                      <Icon sign={isIn ? 'tick' : 'dash'} className="size-3.5 text-brass-deep" />
                      <span className="sr-only">{isIn ? yes : no}</span>
                    </td>
                  );
                })}
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
