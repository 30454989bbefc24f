/** The few things of XML that the parts of a workbook need: programs write them without comments or CDATA. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const sign = parseInt(hex ?? decimal!, hex ? 16 : 10);
      return sign <= LAST_SIGN ? String.fromCodePoint(sign) : whole;
    },
  );

/** Unicode has none beyond. */
const LAST_SIGN = 0x10ffff;

/**
 * For the text of an element or an attribute. What XML can't hold, such as a control character, is left out.
 */
export const escaped = (text: string): string =>
  text

    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The value of an attribute in a tag, or in what stands in it; undefined where it is not there. */
export function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescaped(value);
}

/**
 * Each element of this name that has no other of its name inside: its attributes, what is in it, and where it
 * begins and ends. Goes through the text once, whatever it is: a file from a stranger may open thousands that
 * nothing closes.
 */
export function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g');
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  let isClosed = true;
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [from, after, tag] = [found.index, opening.lastIndex, found[1]!];
    if (tag.endsWith('/')) {
      yield { tag: tag.slice(0, -1), inside: '', from, to: after };
      continue;
    }
    closing.lastIndex = after;
    const end: RegExpExecArray | null = isClosed ? closing.exec(xml) : null;
    // Where nothing closes this one, nothing closes those after it.
    isClosed = end !== null;
    if (!end) continue;
    opening.lastIndex = closing.lastIndex;
    yield { tag, inside: xml.slice(after, end.index), from, to: closing.lastIndex };
  }
}

type Element = { tag: string; inside: string; from: number; to: number };

/**
 * The texts in it, one after the other: of a run with several looks as well. Readings of Asian signs are none
 * of it.
 */
export const textIn = (inside: string): string =>
  [...elements(withoutReadings(inside), 't')].map((one) => unescaped(one.inside)).join('');

function withoutReadings(xml: string): string {
  let [kept, at] = ['', 0];
  for (const { from, to } of elements(xml, 'rPh')) {
    kept += xml.slice(at, from);
    at = to;
  }
  return kept + xml.slice(at);
}
