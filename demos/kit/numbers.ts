/** What a number has to be like. Without `optional`, an empty field is told to be missing nowhere, but counts as none. */
export type Rule = { min?: number; max?: number; whole?: boolean };

/** The number somebody typed, with commas, spaces, a dollar or a percent sign as people write them. */
export function readNumber(text: string, { min = -1e12, max = 1e12, whole }: Rule = {}): number | undefined {
  const plain = text.replace(/[\s,$%]/g, '');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= min && number <= max && (!whole || Number.isInteger(number)) ? number : undefined;
}

/** What stands beside a field that can't be read; nothing while it is empty or right. */
export function complaint(text: string, rule: Rule): string | undefined {
  if (text.trim() === '' || readNumber(text, rule) !== undefined) return undefined;
  const { min, max, whole } = rule;
  const kind = whole ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `Write ${kind} from ${format(min)} to ${format(max)}.`;
  if (min !== undefined) return `Write ${kind}, ${format(min)} or more.`;
  return max !== undefined ? `Write ${kind}, ${format(max)} or less.` : `Write ${kind}.`;
}

/** A number for readers: at most so many digits after the point, and a real minus sign. */
export function format(number: number, digits = 2): string {
  const text = number.toLocaleString('en-US', { maximumFractionDigits: digits });
  return (text === '-0' ? '0' : text).replace('-', '−');
}

export const dollars = (amount: number): string =>
  (amount < 0 ? '−$' : '$') + format(Math.abs(Math.round(amount)), 0);

export const percent = (share: number, digits = 0): string => `${format(share * 100, digits)}%`;
