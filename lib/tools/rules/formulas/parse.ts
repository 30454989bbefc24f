import { type Place, placeOf } from '../workbook/read-workbook';

/** A formula as a tree. */
export type Node =
  | { kind: 'value'; value: number | string | boolean | undefined }
  | { kind: 'cells'; sheet?: string; from: Place; to: Place }
  | { kind: 'call'; name: string; parts: Node[] }
  | { kind: 'operation'; sign: string; left: Node; right: Node }
  | { kind: 'negative'; part: Node };

type Token = { kind: 'number' | 'text' | 'cells' | 'call' | 'truth' | 'sign'; text: string };

const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
const TOKENS: [Token['kind'] | 'space', string][] = [
  ['space', String.raw`\s+`],
  ['text', '"(?:[^"]|"")*"'],
  ['cells', String.raw`(?:(?:'(?:[^']|'')+'|[A-Za-z_][\w.]*)!)?${CELL}(?::${CELL})?(?![\w(])`],
  ['call', String.raw`[A-Z][A-Z\d.]*\(`],
  ['number', String.raw`(?:\d+\.?\d*|\.\d+)(?:E[-+]?\d+)?`],
  ['truth', String.raw`(?:TRUE|FALSE)\b`],
  ['sign', '<=|>=|<>|[-+*/^&=<>(),]'],
];
const TOKEN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'y');

/** From what binds least. */
const LEVELS = [['=', '<>', '<', '<=', '>', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']];

/** A formula without its =. @throws Error for what this does not know, such as 1:1 or {1,2} */
export function parse(formula: string): Node {
  const tokens = tokensOf(formula);
  let at = 0;
  const is = (text: string) => tokens[at]?.kind === 'sign' && tokens[at]!.text === text;
  const take = (text: string) => (is(text) ? Boolean(++at) : false);
  const need = (text: string) => {
    if (!take(text)) throw new Error(`“${text}” is missing in ${formula}`);
  };

  function level(depth: number): Node {
    if (depth === LEVELS.length) return signed();
    let left = level(depth + 1);
    for (let sign = next(LEVELS[depth]!); sign; sign = next(LEVELS[depth]!))
      left = { kind: 'operation', sign, left, right: level(depth + 1) };
    return left;
  }

  function next(signs: readonly string[]): string | undefined {
    return signs.find((sign) => take(sign));
  }

  function signed(): Node {
    if (take('-')) return { kind: 'negative', part: signed() };
    if (take('+')) return signed();
    return single();
  }

  function single(): Node {
    if (take('(')) {
      const inside = level(0);
      need(')');
      return inside;
    }
    const token = tokens[at++];
    switch (token?.kind) {
      case 'number':
        return { kind: 'value', value: Number(token.text) };
      case 'text':
        return { kind: 'value', value: token.text.slice(1, -1).replaceAll('""', '"') };
      case 'cells':
        return cells(token.text);
      case 'call':
        return { kind: 'call', name: token.text.slice(0, -1), parts: parts() };
      case 'truth':
        return { kind: 'value', value: token.text === 'TRUE' };
      default:
        throw new Error(`“${token?.text ?? 'the end'}” was not expected in ${formula}`);
    }
  }

  function parts(): Node[] {
    const found: Node[] = [];
    while (!take(')')) {
      // A part may be left out: IF(A1,,2).
      found.push(is(',') || is(')') ? { kind: 'value', value: undefined } : level(0));
      if (!is(')')) need(',');
    }
    return found;
  }

  const tree = level(0);
  if (at < tokens.length) throw new Error(`“${tokens[at]!.text}” was not expected in ${formula}`);
  return tree;
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < formula.length;) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(formula);
    if (!found) throw new Error(`“${formula.slice(at, at + 20)}” can’t be read in ${formula}`);
    const [kind] = TOKENS[found.slice(1).findIndex((one) => one !== undefined)]!;
    if (kind !== 'space') tokens.push({ kind, text: found[0] });
  }
  return tokens;
}

function cells(text: string): Node {
  const [, quoted, plain, from, to] = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?([^!:]+)(?::([^:]+))?$/.exec(
    text,
  )!;
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  return { kind: 'cells', sheet, from: placeOf(from!), to: placeOf(to ?? from!) };
}
