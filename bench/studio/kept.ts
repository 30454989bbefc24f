import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, parse, type Node, parseDocument } from 'yaml';
import type { Edit, Path } from '../../studio/words/edit';

/** Whether a text of a file says what it said before, with these edits made of it one after the other. */
export function expected(before: string, after: string, edits: readonly Edit[]): boolean {
  if (edits.length === 0) return before === after;
  const whole = edits.findLast((edit) => edit.do === 'write');
  if (whole) return after === whole.text;
  const wanted = { data: parse(before) as unknown };
  for (const edit of edits) apply(wanted, edit);
  return isDeepStrictEqual(parse(after), wanted.data);
}

type Place = Record<string | number, unknown>;

function apply(all: { data: unknown }, edit: Edit): void {
  if (edit.do === 'write') return;
  const path: Path = ['data', ...edit.path];
  const at = (place: Path) => place.reduce<unknown>((here, key) => (here as Place)[key], all);
  const list = edit.do === 'remove' ? at(path.slice(0, -1)) : at(path);
  if (edit.do === 'set' || edit.do === 'put') (at(path.slice(0, -1)) as Place)[path.at(-1)!] = edit.value;
  else if (!Array.isArray(list)) throw new Error(`${edit.path.join('.')} is no list.`);
  else if (edit.do === 'remove') list.splice(Number(path.at(-1)), 1);
  else
    list.splice(
      edit.do === 'add' ? edit.at : edit.to,
      0,
      edit.do === 'add' ? edit.value : list.splice(edit.from, 1)[0],
    );
}

/**
 * Whether a byte differs outside of the values and lists that were edited: comments, order, quotes and blanks
 * of all else.
 */
export function othersChanged(before: string, after: string, edits: readonly Edit[]): boolean {
  if (edits.some((edit) => edit.do === 'write')) return false;
  const all = edits.flatMap((edit) =>
    edit.do === 'write' ? [] : [edit.do === 'remove' ? edit.path.slice(0, -1) : edit.path],
  );
  const isIn = (path: Path, outer: Path) =>
    outer.length < path.length && outer.every((key, index) => path[index] === key);
  const outermost = all.filter((path) => !all.some((outer) => isIn(path, outer)));
  const [was, is] = [before, after].map((text) => without(text, outermost));
  return was !== is;
}

function without(text: string, paths: readonly Path[]): string {
  const document = parseDocument(text);
  const ranges = paths.map((path) => rangeOf(document.getIn(path.slice(0, -1), true), path.at(-1)!));
  const unique = new Map(ranges.map((range) => [range[0], range]));
  return [...unique.values()]
    .sort(([a], [b]) => b - a)
    .reduce((rest, [from, to]) => `${rest.slice(0, from)}…${rest.slice(to)}`, text);
}

/** From behind its key: a comment that goes with the first entry of a list stands before it. */
function rangeOf(parent: unknown, key: string | number): readonly [number, number] {
  if (isMap(parent)) {
    const pair = parent.items.find((one) => isNode(one.key) && String(one.key) === String(key));
    if (pair && isNode(pair.key) && isNode(pair.value)) return [pair.key.range![1], endOf(pair.value)];
  }
  const entry = (parent as { get: (key: unknown, keep: true) => unknown }).get(key, true);
  if (!isNode(entry)) throw new Error(`There is no ${key}.`);
  return [entry.range![0], endOf(entry)];
}

/** A comment behind a value is none of it; one behind the last entry of a list may go with that. */
const endOf = (node: Node): number => node.range![isScalar(node) ? 1 : 2];
