/** The few things of XML that the parts of a workbook need: programs write them without comments or CDATA. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(parseInt(hex ?? decimal!, hex ? 16 : 10)),
  );

/** For the text of an element or an attribute. What XML can't hold, such as a control character, is left out. */
export const escaped = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- they are what is taken out
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

/** Each element of this name that has no other of its name inside: its attributes and what is in it. */
export function* elements(xml: string, name: string): Generator<{ tag: string; inside: string }> {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g');
  for (const [, tag = '', inside = ''] of xml.matchAll(pattern)) yield { tag, inside };
}

/** The texts in it, one after the other: of a run with several looks as well. Readings of Asian signs are none of it. */
export const textIn = (inside: string): string =>
  [...elements(inside.replace(/<(?:\w+:)?rPh[\s>][^]*?<\/(?:\w+:)?rPh>/g, ''), 't')]
    .map((one) => unescaped(one.inside))
    .join('');
