import fc from 'fast-check';
import { linesOf } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/team-performance-dashboard/main';
import { kpiStatus, teamScore, trend, type Kpi } from '@/lib/tools/rules/team-kpis';
import { kpiCases } from '@/tests/support/tool-cases';
import { proof, rounded, typed, type PageCase } from './page-case';

/** Of each board. The demo has no range between two targets. */
const kpis = fc.array(
  kpiCases.filter(({ upper }) => !upper),
  { minLength: 4, maxLength: 4 },
);
const line = linesOf(demo.blank, 'kpis')[0]!;

export const team = proof(demo, kpis, pageCase);

/** All of them in the same last week. */
function pageCase(found: Kpi[]): PageCase {
  const week = Math.max(...found.map(({ values }) => values.length));
  const all = found.map((one) => ({
    ...one,
    values: [...Array<undefined>(week - one.values.length).fill(undefined), ...one.values],
  }));
  const count = (...words: string[]) => all.filter((one) => words.includes(kpiStatus(one))).length;
  const [bad, good] = [count('drifting', 'missed'), count('on target')];
  return {
    state: {
      ...demo.blank,
      kpis: all.map(({ direction, target, limit, values }) => ({
        ...line,
        direction,
        target: typed(target),
        limit: typed(limit),
        ...Object.fromEntries(values.map((value, index) => [`w${index + 1}`, typed(value)])),
      })),
    },
    headline: [teamScore(all)! * 100, week, bad + good, all.length, ...(bad > 0 ? [bad] : [])].map((number) =>
      rounded(number),
    ),
    tables: {
      [`Week ${week}, the last one`]: all.map((one, index) => {
        const change = trend(one);
        return [
          `KPI ${index + 1}`,
          rounded(one.values.at(-1)!, 2),
          kpiStatus(one),
          change === undefined ? 'none yet' : rounded(change, 1),
        ];
      }),
    },
  };
}
