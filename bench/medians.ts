/** The median of each number that has the same name. */
export function medians<Numbers extends Record<string, number>>(all: Numbers[]): Numbers {
  const keys = [...new Set(all.flatMap((numbers) => Object.keys(numbers)))];
  return Object.fromEntries(
    keys.map((key) => [key, median(all.map((numbers) => numbers[key] ?? 0))]),
  ) as Numbers;
}

/** The middle one; of an even number of values the lower of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}
