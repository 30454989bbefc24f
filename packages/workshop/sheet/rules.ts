import type { DataValidation } from 'excelize-wasm';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { isTextual, isWithin } from './formulas';

/**
 * A number between two bounds, a whole one, a share of 1 that is shown as a percentage, a text that is not
 * too long, a day, a time of day, or one of a list: texts, or a range of cells ("Lists!$A$2:$A$9").
 */
export type Rule =
  | { number: [min: number, max: number]; whole?: boolean; percent?: boolean }
  | { days: [from: string, to: string] }
  /** A number for which a formula is true, written for the first cell. */
  | { so: string; hint: string }
  | { letters: number }
  | { time: true }
  | { oneOf: readonly string[] }
  | { from: string; hint: string };

export const ANY_NUMBER: Rule = { number: [-1e12, 1e12] };
export const ANY_DAY: Rule = { days: ['2020-01-01', '2099-12-31'] };
export const YES_OR_NO: Rule = { oneOf: ['yes', 'no'] };

/** What has no place in a cell though it was pasted there: a text, or a number out of bounds. */
export function outOfPlace(what: Rule, cell: string): string | undefined {
  if ('number' in what && what.number[1] < 1e12)
    return `OR(${isTextual(cell)},AND(ISNUMBER(${cell}),${isWithin(cell, what.number)}=0))`;
  if ('so' in what) return `OR(${isTextual(cell)},AND(ISNUMBER(${cell}),NOT(${what.so})))`;
  return 'number' in what || 'days' in what || 'time' in what ? isTextual(cell) : undefined;
}

/** No program shows more of a prompt. */
const LONGEST_PROMPT = 255;

/** What is shown beside a cell while one types into it. */
export function prompt(text: string): Pick<DataValidation, 'ShowInputMessage' | 'Prompt'> {
  if (text.length > LONGEST_PROMPT) throw new Error(`A prompt of ${text.length} characters: ${text}`);
  return { ShowInputMessage: true, Prompt: text };
}

/**
 * A rule as spreadsheets keep it, with its message, and what to type as a prompt beside the cell. Empty is
 * always allowed.
 * @param ask the prompt, where the rule's own says too little
 */
export function rule(what: Rule, ask?: string): Omit<DataValidation, 'Sqref'> {
  const [hint, Error, Type, ...bounds] = partsOf(what);
  const [Formula1, Formula2] = bounds.map(String);
  return {
    AllowBlank: true,
    ShowErrorMessage: true,
    ErrorStyle: 'stop',
    ErrorTitle: 'Please check',
    ...prompt(ask ?? hint),
    Type,
    Operator: Type === 'textLength' ? 'lessThanOrEqual' : Formula2 && 'between',
    Formula1,
    Formula2,
    Error,
  };
}

type Parts = [hint: string, error: string, type: string, ...bounds: (string | number)[]];

function partsOf(what: Rule): Parts {
  if ('number' in what) {
    const [min, max] = what.number;
    const kind = what.whole ? 'whole number' : what.percent ? 'percentage' : 'number';
    const bounds = min === -1e12 && max === 1e12 ? '' : ` ${numbersBetween(what)}`;
    return [
      `A ${kind}${bounds}${what.percent ? '' : ', without its unit'}.`,
      `Enter a ${kind} ${numbersBetween(what)}.`,
      ...([what.whole ? 'whole' : 'decimal', min, max] as const),
    ];
  }
  if ('days' in what) {
    const [from, to] = what.days;
    return ['A date.', `Enter a date from ${from} to ${to}.`, 'date', dayNumber(from), dayNumber(to)];
  }
  if ('letters' in what) {
    const most = `Up to ${what.letters} characters`;
    return [`${most}.`, `${most}, so that it prints whole.`, 'textLength', what.letters];
  }
  if ('so' in what) return [what.hint, what.hint, 'custom', what.so];
  if ('time' in what)
    return ['A time of day, like 9:00.', 'Enter a time of day, like 9:00.', 'decimal', 0, 0.99999];
  if ('from' in what) return ['Choose one from the list.', what.hint, 'list', what.from];
  const all = what.oneOf.join(', ');
  return [`Choose: ${all}.`, `Choose one of these: ${all}.`, 'list', `"${what.oneOf.join(',')}"`];
}

/** "from 0% to 100%" */
export const numbersBetween = ({ number, percent }: Extract<Rule, { number: unknown }>): string =>
  `from ${number.map((bound) => (percent ? `${shown(100 * bound)}%` : shown(bound))).join(' to ')}`;

const shown = (value: number) => value.toLocaleString('en-US');
