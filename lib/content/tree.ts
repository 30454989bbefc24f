/** A value somewhere in a YAML file, and the way to it. */
type Leaf = { path: readonly PropertyKey[]; text: string; parents: readonly object[] };

/** Every text in a YAML tree, with the mappings and lists around it, outermost first. */
export function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
  parents: readonly object[] = [],
): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value, parents }];
  if (typeof value !== 'object' || value === null) return [];
  return entriesOf(value).flatMap(([key, child]) => textsIn(child, [...path, key], [...parents, value]));
}

/** The same tree with every text replaced by what `change` makes of it. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((child) => mapTexts(child, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, change)]));
}

/** The value at a path of a tree nobody has checked yet. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** The `key` of every mapping in the list at a path: the ids of a file nobody has checked yet. */
export function idsAt(value: unknown, path: readonly PropertyKey[], key = 'id'): string[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.map((item) => valueAt(item, [key])).filter((id): id is string => typeof id === 'string');
}

export function entriesOf(value: object): [PropertyKey, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
