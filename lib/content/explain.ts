import type { z } from 'zod';
import { formatPath, type Issue } from './issue';
import type { Source } from './source';
import { hint } from './schemas/suggest';
import { valueAt } from './tree';

/** Turns what the schema found into what a marketer can act on. */
export function explain(source: Source, issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.map((issue) => {
    const strange = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      file: source.file,
      path: formatPath(issue.path),
      line: source.lineOf([...issue.path, ...strange]),
      message: messageFor(issue, valueAt(source.data, issue.path)),
    };
  });
}

function messageFor(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return `is missing: ${expectation(issue)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `is ${show(found)}, but ${expectation(issue)}`;
    case 'invalid_value':
      return `is ${show(found)}, which is not allowed here.${hint(typeof found === 'string' ? found : JSON.stringify(found), issue.values.map(String))}`;
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array'
        ? `has ${(found as unknown[]).length} entries. ${expectation(issue)}`
        : issue.message;
    default:
      return issue.message;
  }
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
    return `At least ${issue.minimum} belong here${issue.exact ? ', and no more' : ''}.`;
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
