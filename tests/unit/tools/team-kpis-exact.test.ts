import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { kpiStatus, type Kpi, type KpiStatus } from '@/lib/tools/rules/team-kpis';
import { kpiCases } from '../../support/kpi-cases';

const exact = (typed: number) => new Fraction(String(typed));
const total = (list: Fraction[]) => list.reduce((all, one) => all.add(one), new Fraction(0));

/** The status by exact fractions, as the guide has the rule. */
function exactStatus({ direction, target, limit, upper, values }: Kpi): KpiStatus {
  const value = exact(values.at(-1)!);
  const recent = values.slice(-4).flatMap((y, x) => (y === undefined ? [] : [{ x, y: exact(y) }]));
  const x = new Fraction(
    recent.reduce((all, point) => all + point.x, 0),
    recent.length,
  );
  const y = total(recent.map((point) => point.y)).div(recent.length);
  const top = total(recent.map((point) => new Fraction(point.x).sub(x).mul(point.y.sub(y))));
  const below = total(recent.map((point) => new Fraction(point.x).sub(x).pow(2)));
  // Between two targets that are the same, no trend counts.
  const still = recent.length < 3 || (upper && exact(upper.target).equals(exact(target)));
  const next = still ? value : value.add(top.div(below));
  const side = (above: boolean, aim: number, bound: number) => {
    const good = (number: Fraction, than: number) =>
      above ? number.gte(exact(than)) : number.lte(exact(than));
    if (!good(value, bound)) return 2;
    return good(value, aim) && good(next, aim) ? 0 : 1;
  };
  const lower = side(direction !== 'below', target, limit);
  const worse = Math.max(lower, upper ? side(false, upper.target, upper.limit) : 0);
  return (['on target', 'drifting', 'missed'] as const)[worse]!;
}

test('the status is the one of exact fractions, on targets, limits and trends that just reach one', () => {
  fc.assert(
    fc.property(kpiCases, (kpi) => {
      expect(kpiStatus(kpi)).toBe(exactStatus(kpi));
    }),
    { numRuns: 2000 },
  );
});
