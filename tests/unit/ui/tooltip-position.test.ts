import { expect, test } from 'vitest';
import { placeTooltip } from '@/components/ui/tooltip-position';

const VIEWPORT = { width: 360, height: 640 };
const TIP = { width: 120, height: 30 };
const at = (left: number, top: number) => ({ left, top, width: 44, bottom: top + 44 });

test('a tooltip stands centered above its element', () => {
  expect(placeTooltip(at(160, 300), TIP, VIEWPORT)).toEqual({ left: 122, top: 262 });
});

test('it stands below where there is no room above', () => {
  expect(placeTooltip(at(160, 20), TIP, VIEWPORT).top).toBe(72);
});

test('it stays inside the window on either side', () => {
  expect(placeTooltip(at(0, 300), TIP, VIEWPORT).left).toBe(8);
  expect(placeTooltip(at(316, 300), TIP, VIEWPORT).left).toBe(232);
});
