import { Scalar, stringify } from 'yaml';
import type { Splice } from './splice';

/** Folded texts are broken where they would be wider. */
const WIDTH = 116;

/** How a value can be written in the place of another: as that one was, or else between double quotes. */
export function scalarSources(
  text: string,
  { range, type }: Scalar,
  value: string | number | boolean | null,
): Splice[] {
  if (!range) return [];
  const [at, until] = range;
  const was = text.slice(at, until);
  // "key:" alone has no value yet, nor a space before it.
  const gap = was === '' && /\S/.test(text[at - 1] ?? ' ') ? ' ' : '';
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  // A block ends with its line, and with the empty lines below.
  const end = isBlock ? (/(?:\n *)*$/.exec(was)?.[0] ?? '') : '';
  const to = (is: string): Splice => ({ at, was, is: gap + is + end });
  if (typeof value !== 'string') return [to(String(value))];
  return [
    ...(isBlock ? [to(blockSource(was, value, type))] : []),
    to(inlineSource(value, type)),
    to(JSON.stringify(value)),
  ];
}

/** Plain where it was and may be, else between quotes. */
function inlineSource(value: string, type: Scalar['type']): string {
  if (value.includes('\n')) return JSON.stringify(value);
  const quotes = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE ? type : Scalar.PLAIN;
  return stringify(value, { lineWidth: 0, defaultStringType: quotes }).trimEnd();
}

/** With the head that it had (>- and a comment), and its indent. */
function blockSource(was: string, value: string, type: Scalar['type']): string {
  const [head = '', ...body] = was.split('\n');
  const indent = /^ *(?=[^ \n])/m.exec(body.join('\n'))?.[0] ?? '';
  const paragraphs = value.replace(/\n$/, '').split('\n');
  const lines =
    type === Scalar.BLOCK_LITERAL
      ? paragraphs
      : paragraphs.flatMap((one, index) => [
          ...(index > 0 ? [''] : []),
          ...folded(one, WIDTH - indent.length),
        ]);
  return [head, ...lines.map((line) => (line === '' ? '' : indent + line))].join('\n');
}

/** Broken between words only, where one space is: reading it puts that space back. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const breaks = [...rest.matchAll(/(?<=[^ ]) (?=[^ ])/g)].map(({ index }) => index);
    const at = breaks.findLast((index) => index <= width) ?? breaks[0];
    if (at === undefined) break;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...lines, rest];
}
