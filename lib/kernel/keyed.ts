export function keyed<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** The entries in the order of the ids; the content check made sure that each exists. */
export const byIds = <Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]) =>
  ids.map((id) => entries.find((entry) => entry.id === id)!);

/** Makes a value out of an object once, for as long as that is there. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

export const pick = <T, K extends keyof T & string>(from: T, keys: readonly K[]): Pick<T, K> =>
  keyed(keys, (key) => from[key]) as Pick<T, K>;
