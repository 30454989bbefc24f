import { expect, test } from 'vitest';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { RADAR, radarName, radarNumber, radarRadius, radarTip } from '@/lib/diagnostic/rules/radar';

const { center } = RADAR;
const spokes = STATEMENT_IDS.map((_, spoke) => spoke);

test('each statement has a spoke of its own, and none lies on the cord', () => {
  const tips = spokes.map((spoke) => radarTip(spoke, 3));
  expect(new Set(tips.map(({ x, y }) => `${x} ${y}`)).size).toBe(STATEMENT_IDS.length);
  for (const { x } of [...tips, ...spokes.map(radarNumber)])
    expect(Math.abs(x - center.x)).toBeGreaterThan(5);
});

test('a rating lies as far from the center as it has points, and a zero is still seen', () => {
  const far = [0, 1, 2, 3].map((points) => {
    const { x, y } = radarTip(0, points);
    return Math.hypot(x - center.x, y - center.y);
  });
  expect(far[0]).toBeGreaterThan(0);
  far.forEach((length, points) => expect(length).toBeCloseTo(radarRadius(points), 0));
  expect(far).toEqual(far.toSorted((a, b) => a - b));
});

test('the name of an area stands outside of its numbers, and on the side of its spokes', () => {
  for (const area of AREA_IDS.keys()) {
    const { x, y, anchor } = radarName(area);
    const number = radarNumber(0);
    const reach = Math.hypot(number.x - center.x, number.y - center.y);
    expect(Math.hypot(x - center.x, y - center.y)).toBeGreaterThan(reach);
    expect(anchor).toBe(x < center.x ? 'end' : 'start');
  }
});
