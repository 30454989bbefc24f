import type { z } from 'zod';
import { fill } from './text';

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

export type TypedForm = Record<string, string | undefined>;

/** Fields of a posted step of the diagnostic, beside the answers (lib/diagnostic/rules/posted-form.ts). */
export const POSTED = { step: 'step', go: 'go', attempt: 'attempt', earlier: 'earlier' } as const;

const LEADING_BACK: Partial<Record<string, (value: string) => boolean>> = {
  [POSTED.step]: (value) => value === '2',
  [POSTED.go]: (value) => value === 'previous',
  [POSTED.earlier]: () => true,
};

/** Whether the form only leads from a result to the first step: it holds no answer and stores nothing. */
export const leadsToFirstStep = (fields: readonly (readonly [name: string, value: string])[]): boolean =>
  fields.every(([name, value]) => LEADING_BACK[name]?.(value)) && fields.some(([name]) => name === POSTED.go);
