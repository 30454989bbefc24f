/** {name}, {claim.growth-30}: letters first, then letters, digits, dots and hyphens. */
const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g;

/** The names between braces in a text, in order, each once. */
export function placeholdersIn(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1]!))];
}

/**
 * Puts values into the {placeholders} of a text. Values are put in as they are and not read again, so a
 * visitor who types "{email}" as a name gets exactly that.
 * @throws Error naming every placeholder that has no value: a hole in a sentence is never shown to a reader.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const missing = placeholdersIn(template).filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) throw new Error(`No value for {${missing.join('}, {')}} in "${template}"`);
  return template.replace(PLACEHOLDER, (_, name: string) => String(values[name]));
}

/** Like `fill`, but leaves alone what it has no value for. */
export function fillKnown(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML or SVG, between tags or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A whole number as a text writes it: "nine", and from 10 on in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** The same as the first word of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * "One", "one and two", "one, two, and three". The format is made when it is needed: it takes a phone tens of
 * milliseconds, and most pages list nothing.
 */
export const listed = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);

/** How many words a reader counts. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A text up to the end of its first sentence; the whole of it when it has but one. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}
