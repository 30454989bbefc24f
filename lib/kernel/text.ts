/** {name}, {claim.growth-30}: letters first, then letters, digits, dots and hyphens. */
const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g;

export function placeholdersIn(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1]!))];
}

/**
 * Fills in {placeholders}. Values aren't read again, so a visitor named "{email}" stays that.
 * @throws Error naming each placeholder without a value: no reader may see a gap
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const missing = placeholdersIn(template).filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) throw new Error(`No value for {${missing.join('}, {')}} in "${template}"`);
  return template.replace(PLACEHOLDER, (_, name: string) => String(values[name]));
}

/** Like `fill`, but leaves unknown placeholders. */
export function fillKnown(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

/** What JSON says; undefined for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or SVG, also in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "nine"; digits from 10 on. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "one, two and three". The formatter is made on use: it takes a phone tens of ms. */
export const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** "840 bytes", "38 KB", "1.4 MB". */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}
