import { isDeepStrictEqual } from 'node:util';
import { formatPath } from '@/lib/content/issue';
import { nameOf, shown, words } from './labels';
import { difference } from './splice';
import { read } from './yaml-edit';

/** A change in words, for whoever publishes it: what it is about, and what it was and becomes. */
export type Change = {
  file: string;
  /** As the check names it: hero.headline. Empty for the file as a whole. */
  path: string;
  what: string;
  was?: string;
  is?: string;
};

type Key = string | number;

/** What differs between two texts of one file. */
export function changesOf(file: string, before: string, after: string): Change[] {
  if (file.endsWith('.md')) return proseChanges(file, before, after);
  const [was, is] = [read(before)?.data, read(after)?.data];
  if (before === '') return [{ file, path: '', what: 'New product', is: shown(is) }];
  if (after === '') return [{ file, path: '', what: 'Product taken away', was: shown(was) }];
  return valueChanges(was, is, []).map((change) => ({ file, ...change }));
}

type Found = Omit<Change, 'file'>;

function valueChanges(was: unknown, is: unknown, path: Key[], names: string[] = []): Found[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) return listChanges(was, is, path, names);
  if (isGroup(was) && isGroup(is)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return keys.flatMap((key) => valueChanges(was[key], is[key], [...path, key], [...names, words(key)]));
  }
  const key = path.at(-1);
  return [
    {
      ...{ path: formatPath(path), what: names.join(' › ') },
      ...(was === undefined ? {} : { was: shown(was, key) }),
      ...(is === undefined ? {} : { is: shown(is, key) }),
    },
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Entries that are the same are found first, wherever they stand; of the rest one takes the place of another
 * in their order.
 */
function listChanges(was: unknown[], is: unknown[], path: Key[], names: string[]): Found[] {
  const pairs = new Map<number, number>();
  const free = new Set(was.keys());
  const pair = (at: number, from: number | undefined) => {
    if (from === undefined) return;
    pairs.set(at, from);
    free.delete(from);
  };
  const open = () => [...is.keys()].filter((at) => !pairs.has(at));
  for (const at of is.keys())
    pair(
      at,
      [...free].find((from) => isDeepStrictEqual(was[from], is[at])),
    );
  for (const at of open())
    pair(
      at,
      [...free].find((from) => idOf(was[from]) !== undefined && idOf(was[from]) === idOf(is[at])),
    );
  // Of texts that were only reworded as many came as went.
  if (open().length === free.size || was.length === is.length)
    for (const at of open()) pair(at, [...free][0]);

  const label = (entry: unknown, at: number) => `${names.join(' › ')} › ${nameOf(entry) ?? at + 1}`;
  const kept = [...pairs].sort(([a], [b]) => a - b).map(([, from]) => from);
  const isMoved = kept.some((from, index) => index > 0 && from < kept[index - 1]!);
  return [
    ...[...free].map((from) => ({
      path: formatPath(path),
      what: `${names.join(' › ')}: taken out`,
      was: shown(was[from]),
    })),
    ...[...is.entries()].flatMap(([at, entry]): Found[] => {
      const from = pairs.get(at);
      const here = [...path, at];
      if (from === undefined)
        return [{ path: formatPath(here), what: `${names.join(' › ')}: added`, is: shown(entry) }];
      return valueChanges(was[from], entry, here, [label(was[from], from)]);
    }),
    ...(isMoved
      ? [{ path: formatPath(path), what: `${names.join(' › ')}: in another order`, is: shown(is) }]
      : []),
  ];
}

const idOf = (entry: unknown) => (isGroup(entry) ? (entry.id ?? entry.slug) : undefined);

/** The lines that differ, as one change. */
function proseChanges(file: string, before: string, after: string): Change[] {
  const { at, was, is } = difference(before, after);
  if (was === is) return [];
  const start = before.lastIndexOf('\n', at - 1) + 1;
  const lines = (text: string, end: number) => text.slice(start, lineEnd(text, end)).trim();
  const line = before.slice(0, start).split('\n').length;
  return [
    {
      file,
      path: '',
      what: `Line ${line}`,
      was: lines(before, at + was.length),
      is: lines(after, at + is.length),
    },
  ];
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
