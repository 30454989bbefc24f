import { countedValues } from '@/lib/content/counted';
import { collectValues } from '@/lib/content/fill-in';
import { formatPath } from '@/lib/content/issue';
import { KINDS } from '@/lib/content/kinds';
import { valueAt } from '@/lib/content/tree';
import { fillKnown, placeholdersIn } from '@/lib/kernel/text';
import type { Draft } from './draft';
import { isMoney, shown } from './labels';
import { read } from './yaml-edit';

type Place = { file: string; path: string };

/** Shorter pieces of a text stand everywhere. */
const FEWEST_LETTERS = 4;

/**
 * Where a text of a page stands in the files.
 * @param text as a reader sees it
 * @param page the page's address: of equal texts, that of its own file is meant
 * @returns undefined for what no file says, such as a number that was counted
 */
export function placeOfText(draft: Draft, text: string, page: string): Place | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const files = draft.files().map((one) => ({
    ...one,
    data: read(draft.textOf(one.file))?.data,
  }));
  const sources = files.map(({ file, data }) => ({ file: `content/${file}`, data, lineOf: () => undefined }));
  const source = (path: string) => sources.find(({ file }) => file === `content/${path}`);
  const inUse = sources.filter(({ data }) => valueAt(data, ['retired']) !== true);
  const values = collectValues(source(KINDS.site.path), source(KINDS.claims.path), countedValues(inUse));
  let best: (Place & { score: number }) | undefined;
  for (const { file, data, page: own } of files) {
    for (const { path, value } of leavesIn(data)) {
      const likeness = likenessOf(plain(fillKnown(shown(value, path.at(-1)), values)), wanted, path);
      const score = likeness > 0 && own === page ? likeness + 0.5 : likeness;
      if (score > (best?.score ?? 0)) best = { file, path: formatPath(path), score };
    }
  }
  return best && { file: best.file, path: best.path };
}

/** Without the stars of emphasis, and with one space where any are. */
const plain = (text: string): string => text.replaceAll('*', '').replace(/\s+/g, ' ').trim();

/** 2: the same; up to 1: how much of the longer the shorter is; 0: something else. */
function likenessOf(written: string, wanted: string, path: readonly (string | number)[]): number {
  if (written === wanted) return 2;
  if (isMoney(path.at(-1))) return 0;
  const pieces = placeholdersIn(written).reduce((left, name) => left.replaceAll(`{${name}}`, '\n'), written);
  const [long, parts] = wanted.length >= pieces.length ? [wanted, pieces.split('\n')] : [written, [wanted]];
  const letters = parts.join('').length;
  if (letters < FEWEST_LETTERS || !parts.every((part) => long.includes(part.trim()))) return 0;
  return letters / long.length;
}

type Leaf = { path: (string | number)[]; value: unknown };

function leavesIn(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (typeof value === 'string' || isMoney(path.at(-1))) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => leavesIn(child, [...path, key]));
}
