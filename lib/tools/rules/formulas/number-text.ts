import { roundedTo } from '../rounding';
import { dateOf } from './values';

/** TEXT: a number as a format of spreadsheets writes it, in the words of the United States. */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** @throws Error for a format that this does not know */
export function numberText(value: number, format: string): string {
  const [positive = '', negative, zero] = format.split(';');
  if (value === 0 && zero !== undefined) return numberText(0, zero);
  if (value < 0 && negative !== undefined) return numberText(-value, negative);
  if (/^[dmyh:\-/, ]+$/i.test(positive)) return dayText(value, positive);
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

function dayText(value: number, format: string): string {
  const minutes = Math.round((value - Math.floor(value)) * 1440);
  const day = dateOf(value);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const two = (number: number) => String(number).padStart(2, '0');
  const hasTime = /h/i.test(format);
  const words: Record<string, string> = {
    yyyy: String(year),
    yy: two(year % 100),
    mmmm: MONTHS[month]!,
    mmm: MONTHS[month]!.slice(0, 3),
    mm: hasTime ? two(minutes % 60) : two(month + 1),
    m: String(month + 1),
    dddd: DAYS[day.getUTCDay()]!,
    ddd: DAYS[day.getUTCDay()]!.slice(0, 3),
    dd: two(date),
    d: String(date),
    hh: two(Math.floor(minutes / 60)),
    h: String(Math.floor(minutes / 60)),
  };
  return format.replace(/y+|m+|d+|h+/gi, (word) => {
    const found = words[word.toLowerCase()];
    if (found === undefined) throw new Error(`TEXT does not know the format “${format}” here.`);
    return found;
  });
}
