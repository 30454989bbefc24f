import type { z } from 'zod';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { formatPath, type Issue, type Source } from './source';
import { hint, suggest } from './schemas/text-rules';
import { valueAt } from './tree';

/** Turns what the schema found into what a marketer can act on. */
export function explain(source: Source, issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues
    .filter((issue) => !isMistyped(source, issue, issues))
    .map((issue) => {
      const strange = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      return {
        file: source.file,
        path: formatPath(issue.path),
        line: source.lineOf([...issue.path, ...strange]),
        message: `${messageFor(issue, valueAt(source.data, issue.path))}${cutByComma(source, issue.path, strange[0])}`,
      };
    });
}

/**
 * Whether a key is missing because it was mistyped, which is told of the key that stands there in its place.
 */
function isMistyped(
  { data }: Source,
  { path }: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
): boolean {
  if (path.length === 0 || valueAt(data, path) !== undefined) return false;
  const beside = issues.filter((other) => formatPath(other.path) === formatPath(path.slice(0, -1)));
  return beside.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      other.keys.some((key) => suggest(key, [String(path.at(-1))]) !== undefined),
  );
}

/** Between braces a comma ends a text, and what follows becomes a key without a value. */
const cutByComma = ({ data }: Source, path: readonly PropertyKey[], strange: string | undefined) =>
  strange !== undefined && valueAt(data, [...path, strange]) === null
    ? ' If it is the end of a text with a comma, put straight double quotes around that text.'
    : '';

function messageFor(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return `is missing: ${expectation(issue)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `is ${show(found)}, but ${expectation(issue)}${howToWrite(issue, found)}`;
    case 'invalid_value':
      return `is ${show(found)}, which is not allowed here.${hint(typeof found === 'string' ? found : JSON.stringify(found), issue.values.map(String))}${curly(found)}`;
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array'
        ? `has ${(found as unknown[]).length} entries. ${expectation(issue)}`
        : issue.message;
    default:
      return `${issue.message}${issue.code === 'invalid_format' ? curly(found) : ''}`;
  }
}

const curly = (found: unknown) =>
  /^[“”‘’]/.test(String(found))
    ? ' Curly quotes are part of a text: delete them, or write straight ones.'
    : '';

/** What was probably meant: a price in dollars, or a text that YAML takes for a number. */
function howToWrite({ expected, path }: z.core.$ZodIssueInvalidType, found: unknown): string {
  if (expected === 'string' && found !== null)
    return typeof found === 'object'
      ? ' If it is a text with a colon or in brackets, put straight double quotes around it.'
      : ` Put straight double quotes around it: "${JSON.stringify(found)}".`;
  const [, dollars, cents = '00'] = /^\$?(\d[\d,]{0,9})(?:\.(\d\d?))?$/.exec(String(found).trim()) ?? [];
  if (!String(path.at(-1)).endsWith('Cents') || dollars === undefined || /^\d+$/.test(String(found)))
    return '';
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return ` In cents, ${exactAmount(inShop(amount))} is ${amount}.`;
}

const WORDS: Record<string, string> = {
  string: 'a text belongs here',
  number: 'a number belongs here, without quotes',
  int: 'a whole number belongs here, without quotes',
  boolean: 'true or false belongs here, without quotes',
  object: 'a group of keys belongs here',
  array: 'a list belongs here: lines that begin with "- "',
  tuple: 'a list belongs here: lines that begin with "- "',
};

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `${WORDS[issue.expected] ?? `${issue.expected} belongs here`}.`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small')
    return `At least ${issue.minimum === 1 ? 'one belongs' : `${issue.minimum} belong`} here${issue.exact ? ', and no more' : ''}.`;
  if (issue.code === 'too_big')
    return `At most ${issue.maximum} belong here${issue.exact ? ', and no fewer' : ''}.`;
  return '';
}

function show(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
