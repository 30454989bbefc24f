import { keyed } from '../../lib/kernel/keyed';
import { exactAmount, type Money } from '../../lib/kernel/money';
import { beginningOf, dayAfter, dayIn, weekdayOf } from '../../lib/kernel/zone';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { priceOf, type ShownOrder } from '../../lib/shop/rules/shown-order';
import { listOrders } from '../../lib/shop/store/shown-orders';
import { asCount, type Given } from './command';
import { say, table } from './output';

const COUNTS = ['diagnostics', 'reports', 'calls', 'orders'] as const;
type Fact = { at: Date; source: string; counts: (typeof COUNTS)[number][]; money?: Money };
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
  const day = dayIn(timeZone, now);
  return Array.from({ length: weeks }, (_, at) => dayAfter(day, -weekdayOf(day) - 7 * at));
}

/** What came of each week, and of each source in all of them. */
export function leadsReport(
  leads: Pick<Lead, 'createdAt' | 'asked' | 'attribution'>[],
  sales: Pick<ShownOrder, 'soldAt' | 'priceCents' | 'currency' | 'attribution'>[],
  mondays: string[],
  timeZone: string,
) {
  const facts: Fact[] = [
    ...leads.map(({ createdAt: at, asked, attribution }): Fact => {
      const counts: Fact['counts'] = asked === 'nothing' ? ['diagnostics'] : ['diagnostics', `${asked}s`];
      return { at, counts, source: attribution?.utm_source ?? NO_SOURCE };
    }),
    ...sales.map(({ soldAt, attribution, ...sale }): Fact => {
      const source = attribution?.utm_source ?? NO_SOURCE;
      return { at: soldAt!, counts: ['orders'], source, money: priceOf(sale) };
    }),
  ];
  const byWeek = grouped(facts, ({ at }) => lastMondays(1, timeZone, at)[0]!);
  const bySource = [...grouped(facts, ({ source }) => source)].sort(([, a], [, b]) => b.length - a.length);
  const others = bySource.slice(MOST_SOURCES).flatMap(([, some]) => some);
  return {
    weeks: mondays.map((monday) => sumsOf(monday, byWeek.get(monday) ?? [])),
    sources: [
      ...bySource.slice(0, MOST_SOURCES).map(([source, some]) => sumsOf(source, some)),
      ...(others.length > 0 ? [sumsOf('(others)', others)] : []),
    ],
  };
}

function grouped(facts: Fact[], keyOf: (fact: Fact) => string): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return groups;
}

function sumsOf(name: string, facts: Fact[]): Sums {
  const cents = new Map<string, number>();
  for (const { money } of facts)
    if (money) cents.set(money.currency, (cents.get(money.currency) ?? 0) + money.cents);
  return {
    name,
    ...keyed(COUNTS, (one) => facts.filter(({ counts }) => counts.includes(one)).length),
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
