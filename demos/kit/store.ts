const keyOf = (slug: string) => `tool-demo:${slug}`;

/** What was typed before, if it still has the form this demo works with; a browser may also refuse to tell. */
export function load<State extends object>(slug: string, pattern: State): State | undefined {
  try {
    const text = localStorage.getItem(keyOf(slug));
    const stored: unknown = text === null ? undefined : JSON.parse(text);
    return hasFormOf(stored, pattern) ? (stored as State) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept */
export function save(slug: string, state: object): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

/** No list is longer than this, whoever wrote it. */
const LONGEST = 200;

/** Texts where there are texts, lists whose entries are like the first one, and groups with the same keys. */
function hasFormOf(value: unknown, pattern: unknown): boolean {
  if (typeof pattern === 'string') return typeof value === 'string';
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && value.length <= LONGEST && value.every((entry) => hasFormOf(entry, pattern[0]))
    );
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const group = value as Record<string, unknown>;
  return Object.entries(pattern as object).every(([key, part]) => hasFormOf(group[key], part));
}
