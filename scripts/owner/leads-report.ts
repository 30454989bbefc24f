import { exactAmount, type Money } from '../../lib/kernel/money';
import { beginningOf, clockIn, dayAfter, weekdayOf } from '../../lib/kernel/zone';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { priceOf, type ShownOrder } from '../../lib/shop/rules/shown-order';
import { listOrders } from '../../lib/shop/store/shown-orders';
import { asCount, type Given } from './command';
import { say, table } from './output';

const COUNTS = ['diagnostics', 'reports', 'calls', 'orders'] as const;
type Fact = { week: string; source: string; counts: (typeof COUNTS)[number][]; money?: Money };
type Sums = Record<(typeof COUNTS)[number], number> & { name: string; moneyIn: Money[] };

const NO_SOURCE = '(none)';
/** Sources are what addresses say, and anybody can make one up. */
const MOST_SOURCES = 20;
const MOST_WEEKS = 260;

/** npm run leads -- report [--weeks 4] */
export async function reportLeads({ site, json, weeks: typed = '4' }: Given): Promise<void> {
  const weeks = asCount('--weeks', typed, MOST_WEEKS);
  const { timeZone } = site.content.site;
  const mondays = lastMondays(weeks, timeZone, new Date());
  const since = beginningOf(mondays.at(-1)!, timeZone);
  const leads = await site.ownersLeads.list({ since });
  const sales = await listOrders(site.database, { soldSince: since });
  const report = leadsReport(leads, sales, mondays, timeZone);
  say(json, report, reportText(report, timeZone));
}

/** The Monday of this week, and of those before. */
export function lastMondays(weeks: number, timeZone: string, now: Date): string[] {
  const { day } = clockIn(timeZone, now);
  return Array.from({ length: weeks }, (_, at) => dayAfter(day, -weekdayOf(day) - 7 * at));
}

/** What came of each week, and of each source in all of them. */
export function leadsReport(
  leads: Pick<Lead, 'createdAt' | 'asked' | 'attribution'>[],
  sales: Pick<ShownOrder, 'soldAt' | 'priceCents' | 'currency' | 'attribution'>[],
  mondays: string[],
  timeZone: string,
) {
  const weekOf = (at: Date) => lastMondays(1, timeZone, at)[0]!;
  const facts: Fact[] = [
    ...leads.map(({ createdAt: at, asked, attribution }): Fact => {
      const counts: Fact['counts'] = asked === 'nothing' ? ['diagnostics'] : ['diagnostics', `${asked}s`];
      return { week: weekOf(at), counts, source: attribution?.utm_source ?? NO_SOURCE };
    }),
    ...sales.map(({ soldAt, attribution, ...sale }): Fact => {
      const source = attribution?.utm_source ?? NO_SOURCE;
      return { week: weekOf(soldAt!), counts: ['orders'], source, money: priceOf(sale) };
    }),
  ];
  const sources = [...new Set(facts.map(({ source }) => source))]
    .map((name) => ({ name, facts: facts.filter(({ source }) => source === name) }))
    .sort((a, b) => b.facts.length - a.facts.length);
  const others = sources.splice(MOST_SOURCES).flatMap((one) => one.facts);
  if (others.length > 0) sources.push({ name: '(others)', facts: others });
  return {
    weeks: mondays.map((monday) =>
      sumsOf(
        monday,
        facts.filter(({ week }) => week === monday),
      ),
    ),
    sources: sources.map((one) => sumsOf(one.name, one.facts)),
  };
}

function sumsOf(name: string, facts: Fact[]): Sums {
  const cents = new Map<string, number>();
  for (const { money } of facts)
    if (money) cents.set(money.currency, (cents.get(money.currency) ?? 0) + money.cents);
  const count = (one: Fact['counts'][number]) => facts.filter(({ counts }) => counts.includes(one)).length;
  return {
    name,
    diagnostics: count('diagnostics'),
    reports: count('reports'),
    calls: count('calls'),
    orders: count('orders'),
    moneyIn: [...cents].map(([currency, sum]) => ({ cents: sum, currency })),
  };
}

export function reportText({ weeks, sources }: ReturnType<typeof leadsReport>, timeZone: string): string {
  const head = (first: string) => [first, ...COUNTS.map((count) => count.toUpperCase()), 'MONEY IN'];
  const row = ({ name, moneyIn, ...sums }: Sums) => [
    name,
    ...COUNTS.map((count) => String(sums[count])),
    moneyIn.map(exactAmount).join(', ') || '-',
  ];
  return table([head(`WEEK FROM (${timeZone})`), ...weeks.map(row), [], head('SOURCE'), ...sources.map(row)]);
}
