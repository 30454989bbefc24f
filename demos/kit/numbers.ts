/** What a number has to be like. Bounds that are left out are far enough away for every business, and safe to count with. */
export type Rule = { min?: number; max?: number; whole?: boolean };

const FARTHEST = 1e9;
const NUMBER = /^[-+]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?(e[-+]?\d+)?$/i;

/** The number somebody typed, with commas between thousands, spaces, a dollar or a percent sign as people write them. */
export function readNumber(
  text: string,
  { min = -FARTHEST, max = FARTHEST, whole }: Rule = {},
): number | undefined {
  const number = anyNumber(text);
  if (number === undefined || (whole && !Number.isInteger(number))) return undefined;
  return number >= min && number <= max ? number : undefined;
}

function anyNumber(text: string): number | undefined {
  const plain = text.replace(/[\s$%]/g, '').replace('−', '-');
  return NUMBER.test(plain) && /\d/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** What stands beside a number that can't be read; nothing while it is empty or right. */
export function numberComplaint(text: string, rule: Rule): string | undefined {
  if (text.trim() === '' || readNumber(text, rule) !== undefined) return undefined;
  const { min = -FARTHEST, max = FARTHEST, whole } = rule;
  const kind = whole ? 'a whole number' : 'a number';
  if (anyNumber(text) === undefined && min < 0 && !whole) return `Enter ${kind}, like 1200 or 12.5.`;
  return `Enter ${kind} from ${bound(min)} to ${bound(max)}.`;
}

/** Short, since a message stands in the width of its field. */
const bound = (number: number) =>
  Math.abs(number) === FARTHEST ? `${number < 0 ? '−' : ''}1 billion` : format(number);

/** A number for readers: at most so many digits after the point, and a real minus sign. */
export function format(number: number, digits = 2): string {
  const text = number.toLocaleString('en-US', { maximumFractionDigits: digits });
  return (text === '-0' ? '0' : text).replace('-', '−');
}

/** The same with its sign, for a change. */
export const signed = (number: number, digits = 2): string =>
  (Number(number.toFixed(digits)) > 0 ? '+' : '') + format(number, digits);

/** In whole dollars. What rounds to nothing has no sign: a break-even is no loss. */
export function dollars(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  return (amount < 0 && whole > 0 ? '−$' : '$') + format(whole, 0);
}

export const percent = (share: number, digits = 0): string => `${format(share * 100, digits)}%`;
