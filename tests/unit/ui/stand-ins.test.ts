import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inProject } from '@/scripts/setup/project.mjs';

type Metrics = { ascent: number; descent: number; unitsPerEm: number; xWidthAvg: number };

/** What Capsize has measured of each typeface; next/font works with the same. */
const MEASURED = createRequire(import.meta.url)('next/dist/server/capsize-font-metrics.json') as Record<
  string,
  { variants: Record<string, Metrics> }
>;
const CSS = readFileSync(inProject('app/styles/stand-ins.css'), 'utf8');

const numberOf = (face: string, descriptor: string) =>
  Number(new RegExp(`font-family: ${face};[^}]*${descriptor}: ([\\d.]+)%`).exec(CSS)?.[1]);

for (const [face, ours, theirs, variant] of [
  ['display-times', 'brygada1918', 'timesNewRoman', 'regular'],
  ['display-noto', 'brygada1918', 'notoSerif', 'regular'],
  ['italic-times', 'brygada1918', 'timesNewRoman', 'italic'],
  ['italic-noto', 'brygada1918', 'notoSerif', 'italic'],
  ['text-arial', 'publicSans', 'arial', 'regular'],
  ['text-roboto', 'publicSans', 'roboto', 'regular'],
] as const)
  test(`${face} is as wide and as high as what it stands in for`, () => {
    const [own, other] = [ours, theirs].map((name) => MEASURED[name]!.variants[variant]!);
    const size = own!.xWidthAvg / own!.unitsPerEm / (other!.xWidthAvg / other!.unitsPerEm);
    const adjusted = numberOf(face, 'size-adjust');
    // The site's words are not made of average letters.
    expect(adjusted / size / 100).toBeGreaterThan(0.988);
    expect(adjusted / size / 100).toBeLessThan(1.001);
    const height = (part: number) => (Math.abs(part) / own!.unitsPerEm / adjusted) * 10_000;
    expect(numberOf(face, 'ascent-override')).toBeCloseTo(height(own!.ascent), 1);
    expect(numberOf(face, 'descent-override')).toBeCloseTo(height(own!.descent), 1);
  });
