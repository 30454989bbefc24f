import { expect, test } from 'vitest';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { RADAR, radarMarks, radarName, radarRadius } from '@/lib/diagnostic/rules/radar';

const { center } = RADAR;
const rated = (points: number) =>
  radarMarks([{ answers: STATEMENT_IDS.map((_, at) => ({ number: at + 1, points, rated: true })) }]).marks;

test('each statement has a spoke of its own, and none lies on the cord', () => {
  const tips = rated(3).map(({ tip }) => tip);
  expect(new Set(tips.map(({ x, y }) => `${x} ${y}`)).size).toBe(STATEMENT_IDS.length);
  for (const { x } of [...tips, ...rated(3).map(({ label }) => label)])
    expect(Math.abs(x - center.x)).toBeGreaterThan(5);
});

test('a rating lies as far from the center as it has points, and a zero is still seen', () => {
  const far = [0, 1, 2, 3].map((points) => {
    const { x, y } = rated(points)[0]!.tip;
    return Math.hypot(x - center.x, y - center.y);
  });
  expect(far[0]).toBeGreaterThan(0);
  far.forEach((length, points) => expect(length).toBeCloseTo(radarRadius(points), 0));
  expect(far).toEqual(far.toSorted((a, b) => a - b));
});

test('the name of an area has room in the drawing; with more areas it needs another shape', () => {
  for (const area of AREA_IDS.keys()) {
    const { x, y, anchor } = radarName(area);
    expect(anchor === 'end' ? x : RADAR.width - x).toBeGreaterThan(80);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(RADAR.height);
  }
});

test('the name of an area stands outside of its numbers, and on the side of its spokes', () => {
  for (const area of AREA_IDS.keys()) {
    const { x, y, anchor } = radarName(area);
    const number = rated(3)[0]!.label;
    const reach = Math.hypot(number.x - center.x, number.y - center.y);
    expect(Math.hypot(x - center.x, y - center.y)).toBeGreaterThan(reach);
    expect(anchor).toBe(x < center.x ? 'end' : 'start');
  }
});
