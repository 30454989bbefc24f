/** The nearest of `allowed` to what was written, if it is near enough to be meant. */
export function suggest(found: string, allowed: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(found.length / 3));
  const ranked = allowed
    .map((name) => ({ name, distance: editDistance(found.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** How many allowed values an error lists at most. */
const LISTED = 14;

/** "Did you mean 'x'? Allowed: ..." for the end of an error. */
export function hint(found: string, allowed: readonly string[]): string {
  const near = suggest(found, allowed);
  const more = allowed.length > LISTED ? ` and ${allowed.length - LISTED} more` : '';
  const list = ` Allowed: ${allowed.slice(0, LISTED).join(', ')}${more}.`;
  return (near === undefined ? '' : ` Did you mean '${near}'?`) + list;
}

/** Levenshtein's distance: letters to add, drop or exchange. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
