const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const PRICE = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** The number that a text says, with commas between thousands alone; the text as it is where it says none: the check says why. */
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
