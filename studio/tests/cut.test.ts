import { describe, expect, test } from 'vitest';
import { drawn, fitted, MOST_ZOOM, partOf, WHOLE } from '../client/form/cut';

const FRAME = { width: 240, height: 240 };
const LYING = { width: 1600, height: 1200 };

describe('the part of a picture that fills its place', () => {
  test('is the middle, as large as it can be, at first', () => {
    expect(partOf(LYING, FRAME, WHOLE)).toEqual({ x: 200, y: 0, width: 1200, height: 1200 });
    expect(partOf({ width: 448, height: 1008 }, { width: 448, height: 504 }, WHOLE)).toEqual({
      ...{ x: 0, y: 252, width: 448, height: 504 },
    });
  });

  test('is smaller the larger it is shown', () => {
    const part = partOf(LYING, FRAME, { ...WHOLE, zoom: MOST_ZOOM });
    expect(part).toEqual({ x: 650, y: 450, width: 300, height: 300 });
  });

  test('never reaches beyond the picture, however it is drawn', () => {
    for (const by of [-50, -0.5, 0, 0.5, 50]) {
      const { x, y, width, height } = partOf(
        LYING,
        FRAME,
        drawn(LYING, FRAME, { ...WHOLE, zoom: 2 }, { x: by, y: by }),
      );
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(LYING.width);
      expect(y + height).toBeLessThanOrEqual(LYING.height);
    }
  });

  test('follows the pointer: drawn to the right by a tenth of the frame, the picture stands there', () => {
    const before = partOf(LYING, FRAME, { ...WHOLE, zoom: 2 });
    const after = partOf(LYING, FRAME, drawn(LYING, FRAME, { ...WHOLE, zoom: 2 }, { x: 0.1, y: 0 }));
    expect(before.x - after.x).toBeCloseTo(before.width / 10);
    expect(after.y).toBe(before.y);
  });
});

test.each([
  ['smaller than its place', { width: 801, height: 450 }, { width: 800, height: 450 }],
  ['wider', { width: 3744, height: 1000 }, { width: 1872, height: 500 }],
  ['higher', { width: 1000, height: 2240 }, { width: 500, height: 1120 }],
])('a picture that is %s is seen whole at first, in whole pixels of the page', (_, picture, frame) => {
  expect(fitted(picture, { width: 1872, height: 1120 })).toEqual(frame);
});
