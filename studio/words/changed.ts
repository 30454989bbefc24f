import type { Path, YamlEdit } from './edit';

/** What a file says after an edit. undefined: there is no such place in it. */
export function changed(data: unknown, edit: YamlEdit): unknown {
  // What an alias shares is copied for each place: an edit of one is none of the other.
  const copy = JSON.parse(JSON.stringify({ data: data ?? null })) as { data: unknown };
  const path: Path = ['data', ...edit.path];
  if (edit.do === 'add' || edit.do === 'move') {
    const list = valueIn(copy, path);
    if (!Array.isArray(list)) return undefined;
    const entry: unknown[] = edit.do === 'add' ? [edit.value] : list.splice(edit.from, 1);
    const at = edit.do === 'add' ? edit.at : edit.to;
    if (entry.length === 0 || at > list.length) return undefined;
    list.splice(at, 0, ...entry);
    return copy.data;
  }
  const [parent, key] = [valueIn(copy, path.slice(0, -1)), path.at(-1)!];
  if (typeof parent !== 'object' || parent === null) return undefined;
  const isThere = Object.hasOwn(parent, key);
  if (isThere === (edit.do === 'put') || (edit.do === 'put' && Array.isArray(parent))) return undefined;
  if (edit.do !== 'remove')
    Object.defineProperty(parent, key, {
      value: edit.value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete (parent as Record<string, unknown>)[key];
  return copy.data;
}

/** What stands at a place; undefined: there is none. */
export function valueIn(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    data,
  );
}
