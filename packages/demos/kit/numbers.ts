/**
 * What a number has to be like. Bounds that are left out are far enough away for every business, and safe to
 * count with.
 */
export type Rule = { min?: number; max?: number; whole?: boolean };

const FARTHEST = 1e9;
/**
 * Thousands in one way (1,200 or 1 200 or 1'200; never after a 0: 0,500 is a half), or none of them; then a
 * point.
 */
const WITH_POINT = /^[-+]?([1-9]\d{0,2}([, '])\d{3}(\2\d{3})*|\d+)?(\.\d+)?(e[-+]?\d+)?$/i;
/** As most of Europe writes: 7.600,00 or 7 600,00, and 7.600.000, which can be nothing else. */
const WITH_COMMA = /^[-+]?[1-9]\d{0,2}([. ']\d{3})+,\d+$|^[-+]?[1-9]\d{0,2}(\.\d{3}){2,}$/;
/** Beside a euro sign the point may be either. */
const EITHER = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;
/** Might be a point, might be the thousands of a slip: whoever typed it is asked. */
const COMMA_AS_POINT = /^[-+]?\d+,\d+$/;

/**
 * The number somebody typed, as people write them: thousands apart, with a sign of money, of percent or of
 * hours, points or commas where they can mean only one thing ($24,000; 7 600; 7.600,00; 8h).
 * @returns undefined for anything else: such a number counts nowhere, and is told beside its field
 */
export function readNumber(
  text: string,
  { min = -FARTHEST, max = FARTHEST, whole }: Rule = {},
): number | undefined {
  const number = anyNumber(text);
  if (number === undefined || (whole && !Number.isInteger(number))) return undefined;
  return number >= min && number <= max ? number : undefined;
}

function anyNumber(text: string): number | undefined {
  const bare = withoutSigns(text);
  if (text.includes('€') && EITHER.test(bare)) return undefined;
  if (WITH_COMMA.test(bare)) return Number(bare.replace(/[. ']/g, '').replace(',', '.'));
  return WITH_POINT.test(bare) && /\d/.test(bare) ? Number(bare.replace(/[, ']/g, '')) : undefined;
}

/** Without what stands around a number, and with plain signs. */
const withoutSigns = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[−–]/g, '-')
    .replaceAll('’', "'")
    .replace(/^([-+]?) ?[$€£] ?/, '$1')
    .replace(/ ?([$€£%]|h|hrs?|hours?)$/i, '');

/** What stands beside a number that can't be read; nothing while it is empty or right. */
export function numberComplaint(text: string, rule: Rule): string | undefined {
  if (text.trim() === '' || readNumber(text, rule) !== undefined) return undefined;
  const { min = -FARTHEST, max = FARTHEST, whole } = rule;
  const kind = whole ? 'a whole number' : 'a number';
  const bare = withoutSigns(text);
  if (!whole && COMMA_AS_POINT.test(bare) && anyNumber(text) === undefined)
    return `Use a point for decimals, like ${bare.replace(',', '.')}.`;
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
