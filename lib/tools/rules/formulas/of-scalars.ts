import { roundedTo } from '../rounding';
import {
  added,
  DIVISION,
  isError,
  NUMBER,
  numberIn,
  numberOf,
  textOf,
  truthOf,
  VALUE,
  type FormulaError,
  type Scalar,
} from './values';

/** A function of one value each, which answers an array with an array. */
type OfScalars = (...parts: Scalar[]) => Scalar;
const numeric =
  (work: (...numbers: number[]) => number | FormulaError, least = 1): OfScalars =>
  (...parts) => {
    const numbers = parts.length < least ? [VALUE] : parts.map(numberOf);
    const wrong = numbers.find(isError);
    if (wrong) return wrong;
    const result = work(...(numbers as number[]));
    return typeof result === 'number' && !Number.isFinite(result) ? NUMBER : result;
  };

const textual =
  (work: (text: string, ...numbers: number[]) => Scalar): OfScalars =>
  (first, ...parts) => {
    const [text, numbers] = [textOf(first), parts.map(numberOf)];
    const wrong = [text, ...numbers].find(isError);
    return wrong ?? work(text as string, ...(numbers as number[]));
  };

/** Rounds down, but for what binary fractions leave below a whole number. */
const floor = (value: number) => Math.floor(Number(value.toPrecision(15)));

export const OF_SCALARS: Record<string, OfScalars> = {
  ABS: numeric(Math.abs),
  INT: numeric(floor),
  SIGN: numeric(Math.sign),
  ROUND: numeric((value, decimals = 0) => roundedTo(decimals, value)),
  MOD: numeric((value, by) => (by === 0 ? DIVISION : added(value, -floor(value / by) * by)), 2),
  NOT: (value) => {
    const truth = truthOf(value);
    return isError(truth) ? truth : !truth;
  },
  N: (value) => (typeof value === 'number' || isError(value) ? value : value === true ? 1 : 0),
  ISNUMBER: (value) => typeof value === 'number',
  ISTEXT: (value) => typeof value === 'string',
  LEN: textual((text) => text.length),
  LEFT: textual((text, count = 1) => text.slice(0, count)),
  MID: textual((text, from = 1, count = 0) => text.slice(from - 1, from - 1 + count)),
  REPT: textual((text, count = 0) => text.repeat(Math.max(0, Math.floor(count)))),
  VALUE: textual((text) => numberIn(text) ?? VALUE),
  SEARCH: (what, text) => {
    const [part, whole] = [textOf(what), textOf(text)];
    const wrong = [part, whole].find(isError);
    const at = wrong ? -1 : (whole as string).toLowerCase().indexOf((part as string).toLowerCase());
    return wrong ?? (at < 0 ? VALUE : at + 1);
  },
  TEXT: (value, format) => {
    const [number, how] = [
      typeof value === 'string' ? (numberIn(value) ?? value) : numberOf(value),
      textOf(format),
    ];
    if (isError(number) || isError(how)) return isError(number) ? number : how;
    return typeof number === 'string' ? number : numberText(number, how);
  },
};

/**
 * A number as TEXT writes it, in the words of the United States.
 * @throws Error for a format that this does not know
 */
function numberText(value: number, format: string): string {
  const [positive = '', negative, zero] = format.split(';');
  if (value === 0 && zero !== undefined) return numberText(0, zero);
  if (value < 0 && negative !== undefined) return numberText(-value, negative);
  const [, before, digits, after] = /^([$€£"\w+-]*?)([#,]*0*(?:\.0+)?)([% "\w]*)$/.exec(positive) ?? [];
  if (!digits) throw new Error(`TEXT does not know the format “${format}” here.`);
  const scaled = after!.includes('%') ? value * 100 : value;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const whole = /0*$/.exec(digits.split('.')[0]!)![0].length;
  const written = Math.abs(roundedTo(decimals, scaled)).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    minimumIntegerDigits: Math.max(1, whole),
    useGrouping: digits.includes(','),
  });
  const sign = roundedTo(decimals, scaled) < 0 ? '-' : '';
  return `${sign}${before}${written}${after}`.replaceAll('"', '');
}
