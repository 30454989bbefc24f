import type { DataValidation } from 'excelize-wasm';

/** A number between two bounds, a whole one, a day, a time of day, or one of a list: texts, or a range of cells ("Lists!$A$2:$A$9"). */
export type Rule =
  | { number: [min: number, max: number]; whole?: boolean }
  | { days: [from: string, to: string] }
  | { time: true }
  | { oneOf: readonly string[] }
  | { from: string; hint: string };

export const ANY_NUMBER: Rule = { number: [-1e12, 1e12] };
export const ANY_DAY: Rule = { days: ['2020-01-01', '2099-12-31'] };
export const YES_OR_NO: Rule = { oneOf: ['yes', 'no'] };

/** A rule as spreadsheets keep it: what belongs here is said beside the cell before, and once more if it was something else. */
export function rule(what: Rule): Omit<DataValidation, 'Sqref'> {
  const checked = check(what);
  return { ...checked, ShowInputMessage: true, PromptTitle: 'What goes here', Prompt: checked.Error };
}

/** The check with its message. Empty is always allowed. */
function check(what: Rule): Omit<DataValidation, 'Sqref'> {
  const common = { AllowBlank: true, ShowErrorMessage: true, ErrorStyle: 'stop', ErrorTitle: 'Please check' };
  if ('number' in what) {
    const [min, max] = what.number;
    return {
      ...common,
      Type: what.whole ? 'whole' : 'decimal',
      Operator: 'between',
      Formula1: String(min),
      Formula2: String(max),
      Error: `Enter a ${what.whole ? 'whole ' : ''}number from ${shown(min)} to ${shown(max)}.`,
    };
  }
  if ('days' in what) {
    const [from, to] = what.days;
    return {
      ...common,
      Type: 'date',
      Operator: 'between',
      Formula1: String(serialDay(from)),
      Formula2: String(serialDay(to)),
      Error: `Enter a date from ${from} to ${to}.`,
    };
  }
  if ('time' in what)
    return {
      ...common,
      Type: 'decimal',
      Operator: 'between',
      Formula1: '0',
      Formula2: '0.99999',
      Error: 'Enter a time of day, like 9:00.',
    };
  if ('oneOf' in what)
    return {
      ...common,
      Type: 'list',
      Formula1: `"${what.oneOf.join(',')}"`,
      Error: `Choose one of these: ${what.oneOf.join(', ')}.`,
    };
  return { ...common, Type: 'list', Formula1: what.from, Error: what.hint };
}

/** A day, as 2026-01-05, the way spreadsheets count it: days since December 30, 1899. */
export const serialDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const shown = (value: number) => value.toLocaleString('en-US');
