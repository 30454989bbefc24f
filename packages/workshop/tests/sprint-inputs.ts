import type { Cells } from '../office/office';
import { PEOPLE } from '../products/sprint/layout';

/** From a row of 12 Weeks on: title, who, goal, hours, week, done and why. */
export const tasksFrom = (
  row: number,
  ...lines: (readonly (string | number | null | undefined)[])[]
): Cells =>
  Object.fromEntries(
    lines.flatMap((values, at) =>
      values.map((value, n) => [`12 Weeks.${'CDEFGHI'[n]}${row + at}`, value ?? null]),
    ),
  );
export const team = (...people: [name: string, hours?: number | string][]): Cells =>
  Object.fromEntries(
    people.flatMap(([name, hours], index) => [
      [`Sprint.C${PEOPLE.first + index}`, name],
      [`Sprint.D${PEOPLE.first + index}`, hours ?? null],
    ]),
  );
