import { isMap, isNode, isPair, isScalar, stringify, Document } from 'yaml';
import type { CST, Node, YAMLMap, YAMLSeq } from 'yaml';
import type { Path, Value } from './edit';
import type { Splice } from './splice';

/** A list or a mapping. Its parts are entries or pairs. */
type Whole = YAMLMap | YAMLSeq;

/** The parts of a whole as they stand in the text, without what is between them. */
type Parts = { at: number; end: number; sources: string[]; write: (sources: string[]) => string };

export function addEntry(text: string, list: Whole, at: number, value: Value): Splice[] {
  return rewritten(text, list, (sources, write) => sources.toSpliced(at, 0, write.entry(value)));
}

export function moveEntry(text: string, list: Whole, from: number, to: number): Splice[] {
  return rewritten(text, list, (sources) => sources.toSpliced(from, 1).toSpliced(to, 0, sources[from]!));
}

export function putKey(text: string, map: Whole, key: string, value: Value): Splice[] {
  return rewritten(text, map, (sources, write) => [...sources, write.pair(key, value)]);
}

/** Takes an entry out of a list, or a key with its value out of a mapping. */
export function removePart(text: string, whole: Whole, key: Path[number]): Splice[] {
  const index = isMap(whole) ? whole.items.findIndex((pair) => keyOf(pair.key) === String(key)) : Number(key);
  return rewritten(text, whole, (sources) => sources.toSpliced(index, 1));
}

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

type Write = { entry: (value: Value) => string; pair: (key: string, value: Value) => string };

function rewritten(
  text: string,
  whole: Whole,
  change: (sources: string[], write: Write) => string[],
): Splice[] {
  const isFlow = whole.flow === true;
  const parts = isFlow ? flowParts(text, whole) : blockParts(text, whole);
  if (!parts) return [];
  const { at, end, sources, write } = parts;
  const changed = change(sources, isFlow ? FLOW : BLOCK);
  const was = text.slice(at, end);
  // "key:" with nothing after it would be no list any more.
  if (changed.length === 0 && !isFlow) return [emptied(text, at, end, whole)];
  const filled = isFlow && sources.length === 0 ? begunAnew(text, at, end, change([], BLOCK)) : [];
  return [...filled, { at, was, is: write(changed) }];
}

const BLOCK: Write = {
  entry: (value) => stringify([value], { lineWidth: 0 }),
  pair: (key, value) => stringify({ [key]: value }, { lineWidth: 0 }),
};
const FLOW: Write = {
  entry: (value) => inFlow([value]),
  pair: (key, value) => inFlow({ [key]: value }),
};

/**
 * In one line, without the brackets around it. What YAML would break into lines stands as JSON, which is YAML
 * too.
 */
function inFlow(value: Value): string {
  const document = new Document(value);
  (document.contents as unknown as Whole).flow = true;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return (written.includes('\n') ? JSON.stringify(value) : written).slice(1, -1).trim();
}

/**
 * Of "- a" under "- b", or "a: 1" over "b: 2": each part from its dash or key to where the next one begins,
 * with the comments that stand directly above it. What stands above the first one belongs to the whole.
 */
function blockParts(text: string, whole: Whole): Parts | undefined {
  const marks = whole.items.map((item, index) => markOf(whole, item, index));
  const [first] = marks;
  if (first === undefined || marks.includes(undefined)) return undefined;
  const column = first - lineStart(text, first);
  const begins = (marks as number[]).map((mark, index) =>
    index === 0 ? mark : withComments(text, mark, column),
  );
  const end = lineEnd(text, contentEnd(whole));
  const sources = begins.map((begin, index) => {
    const next = begins[index + 1];
    return ended(text.slice(begin, next === undefined ? end : lineStart(text, next)));
  });
  const indent = ' '.repeat(column);
  const indented = (source: string) => source.replace(/\n(?=[^\n])/g, `\n${indent}`);
  const isLast = end === text.length && !text.endsWith('\n');
  return {
    at: first,
    end,
    sources,
    write: (all) => {
      const whole = all.map((source) => (sources.includes(source) ? source : indented(source))).join(indent);
      return isLast ? whole.slice(0, -1) : whole;
    },
  };
}

const ended = (source: string) => (source.endsWith('\n') ? source : `${source}\n`);

/** Where a dash or a key stands. */
function markOf(whole: Whole, item: unknown, index: number): number | undefined {
  if (isPair(item)) return isNode(item.key) ? item.key.range?.[0] : undefined;
  const token = whole.srcToken as CST.BlockSequence | undefined;
  return token?.items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Up over the lines of comment that stand in the same column. */
function withComments(text: string, mark: number, column: number): number {
  let at = mark;
  for (;;) {
    const above = lineStart(text, lineStart(text, at) - 1);
    const line = text.slice(above, lineStart(text, at) - 1);
    if (above >= lineStart(text, at) || line.search(/\S/) !== column || line[column] !== '#') return at;
    at = above + column;
  }
}

/** Where the last value in it ends. */
function contentEnd(node: Node): number {
  const last = 'items' in node && node.flow !== true ? node.items.at(-1) : undefined;
  if (isPair(last)) return isNode(last.value) ? contentEnd(last.value) : (last.key as Node).range![1];
  return isNode(last) ? contentEnd(last) : node.range![1];
}

/** [a, b] or { a: 1 }: what is between the commas. A comment in there has no place of its own to go to. */
function flowParts(text: string, whole: Whole): Parts | undefined {
  const [at, end] = whole.range!;
  const ranges = whole.items.map((item) => {
    const [from, to] = isPair(item)
      ? [item.key as Node, (item.value ?? item.key) as Node]
      : [item as Node, item as Node];
    return [from.range![0], to.range![1]] as const;
  });
  const between = [at, ...ranges.flat(), end];
  for (let index = 0; index < between.length; index += 2)
    if (text.slice(between[index], between[index + 1]).includes('#')) return undefined;
  const [open, close] = [text[at]!, text[end - 1]!];
  const pad = isMap(whole) ? ' ' : '';
  return {
    at,
    end,
    sources: ranges.map(([from, to]) => text.slice(from, to)),
    write: (all) => (all.length === 0 ? open + close : `${open}${pad}${all.join(', ')}${pad}${close}`),
  };
}

/** The last part goes: the list is written as an empty one, behind its key. */
function emptied(text: string, first: number, end: number, whole: Whole): Splice {
  const brackets = isMap(whole) ? '{}' : '[]';
  const key = text.slice(0, first).search(/:(?:[ \t]*(?:#[^\n]*)?\n)(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*$/);
  if (key < 0) return { at: first, was: text.slice(first, end), is: `${brackets}\n` };
  const was = text.slice(key + 1, end);
  const between = text.slice(key + 1, lineStart(text, first));
  return { at: key + 1, was, is: ` ${brackets}${between}` };
}

/** The first part comes: an empty list behind a key becomes one of lines. */
function begunAnew(text: string, at: number, end: number, [source = '']: string[]): Splice[] {
  const before = /(^|\n)([ ]*)(?:- )?[^\n]*: *$/.exec(text.slice(0, at));
  if (!before || !/^[ \t]*\n/.test(text.slice(end))) return [];
  const indent = `${before[2]}  `;
  const is = `\n${indent}${source.trimEnd().replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
  const gap = /: *$/.exec(text.slice(0, at))![0].length - 1;
  return [{ at: at - gap, was: text.slice(at - gap, end), is }];
}
