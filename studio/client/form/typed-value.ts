import { difference } from '../../words/splice';

const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const PRICE = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * The number that a text says, with commas between thousands alone; the text as it is where it says none: the
 * check says why.
 */
export function numberIn(text: string): number | string {
  const found = NUMBER.test(text.trim()) ? Number(text.replaceAll(',', '')) : NaN;
  return Number.isFinite(found) ? found : text;
}

/** The cents that a text in dollars says; the text as it is where it says none. */
export function priceIn(text: string): number | string {
  const plain = text.trim().replace(/^\$\s*/, '');
  const dollars = PRICE.test(plain) ? numberIn(plain) : text;
  return typeof dollars === 'number' ? Math.round(dollars * 100) : text;
}

/**
 * What was typed in place of a file, with the ends of lines that the file has: a text field makes them all
 * alike. New lines end as on Windows where any line does.
 */
export function withLineEnds(text: string, file: string): string {
  const end = file.includes('\r\n') ? '\r\n' : '\n';
  const signs = file.match(/\r\n|[^]/g) ?? [];
  const { at, was, is } = difference(file.replaceAll('\r\n', '\n'), text);
  return [...signs.slice(0, at), is.replaceAll('\n', end), ...signs.slice(at + was.length)].join('');
}
