/** A record with these keys, each with its value. */
export function keyed<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** Of an object, what stands under these keys. */
export const pick = <T, K extends keyof T & string>(from: T, keys: readonly K[]): Pick<T, K> =>
  keyed(keys, (key) => from[key]) as Pick<T, K>;
