import type { z } from 'zod';
import { fill } from './text';

/** What is wrong with each field, in words for the person who typed it. */
export type FieldErrors = Record<string, string>;

/**
 * The first complaint about each field; a field that does not belong there is named by `unknownField`
 * ({field}).
 */
export function fieldErrors(error: z.ZodError, unknownField: string): FieldErrors {
  const complaints = error.issues.flatMap(({ path, message, ...issue }): [string, string][] => {
    const at = path.map(String);
    if (issue.code !== 'unrecognized_keys') return [[at[0] ?? '', message]];
    return issue.keys.map((key) => [[...at, key].join('.'), fill(unknownField, { field: key.slice(0, 60) })]);
  });
  // The list is reversed since the last entry wins. Object.fromEntries is safe with names such as __proto__.
  return Object.fromEntries(complaints.reverse());
}
