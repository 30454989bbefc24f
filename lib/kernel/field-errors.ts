import type { z } from 'zod';
import { fill } from './text';

/** A message for each wrong field. */
export type FieldErrors = Record<string, string>;

/** The first message about each field. `unknownField` ({field}) is for fields that don't belong there. */
export function fieldErrors(error: z.ZodError, unknownField: string): FieldErrors {
  const complaints = error.issues.flatMap(({ path, message, ...issue }): [string, string][] => {
    const at = path.map(String);
    if (issue.code !== 'unrecognized_keys') return [[at[0] ?? '', message]];
    return issue.keys.map((key) => [[...at, key].join('.'), fill(unknownField, { field: key.slice(0, 60) })]);
  });
  // Reversed, because the last entry wins. Object.fromEntries is safe with names such as __proto__.
  return Object.fromEntries(complaints.reverse());
}
