import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { forecast, type Sign, type Tracked } from '@/lib/tools/rules/forecast';
import { allBelong, trackedCases } from '../../support/tracked-cases';

const exact = (typed: number) => new Fraction(String(typed));
const total = (list: Fraction[]) => list.reduce((all, one) => all.add(one), new Fraction(0));

/** The sign by exact fractions, each rule as the guide has it. */
function exactSign({ kind, start, target, values }: Tracked): Sign {
  const given = values.flatMap((y, index) =>
    y === undefined ? [] : [{ x: new Fraction(index + 1), y: exact(y) }],
  );
  const last = given.at(-1)!;
  const [from, to] = [exact(start), exact(target)];
  const milestone =
    kind === 'done' || (from.equals(0) && to.equals(1) && given.every(({ y }) => y.equals(0) || y.equals(1)));
  const wayOf = (value: Fraction) => value.sub(from).div(to.sub(from));
  if (milestone && last.y.gte(1)) return 'kept';
  if (!milestone && wayOf(last.y).gte(1)) return 'reached';
  if (last.x.equals(12))
    return milestone || wayOf(last.y).lt('0.4') ? 'missed' : wayOf(last.y).lt('0.7') ? 'partly' : 'delivered';
  if (milestone) return 'promised';
  if (last.x.lt(3)) return 'too early';

  const points = [{ x: new Fraction(0), y: from }, ...given];
  if (given.some(({ y }) => wayOf(y).gte(1))) return 'slipped';
  const ways = points.slice(-3).map((point) => wayOf(point.y));
  if (ways.length === 3 && ways[1]!.lte(ways[0]!) && ways[2]!.lte(ways[1]!)) return 'stalled';
  const x = total(points.map((point) => point.x)).div(points.length);
  const y = total(points.map((point) => point.y)).div(points.length);
  const slope = total(points.map((point) => point.x.sub(x).mul(point.y.sub(y)))).div(
    total(points.map((point) => point.x.sub(x).pow(2))),
  );
  const way = wayOf(y.add(slope.mul(new Fraction(12).sub(x))));
  if (way.gte('1.1')) return 'ahead';
  return way.gte('0.9') ? 'on track' : 'drifting';
}

test('the sign is the one of exact fractions, on every threshold and beside it', () => {
  fc.assert(
    fc.property(trackedCases.filter(allBelong), (tracked) => {
      expect(forecast(tracked).sign).toBe(exactSign(tracked));
    }),
    { numRuns: 2000 },
  );
});
