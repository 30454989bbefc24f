import { z } from 'zod';
import { personChecks } from '@/lib/diagnostic/rules/assessment';
import { type FieldErrors, fieldErrors } from '@/lib/kernel/field-errors';
import type { TypedForm } from '@/lib/kernel/typed-form';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';

/** What somebody may correct of a diagnostic: who they are, not what they answered. */
export type Correction = z.output<ReturnType<typeof correctionSchema>>;

/** Reads the form on a data page; an empty field takes away what stood there. */
export function correctionSchema(words: FieldWords) {
  return z.object(personChecks(words));
}

/** What is wrong with each field of a correction, in the words of the diagnostic's form. */
export function correctionErrors(form: TypedForm, words: FieldWords): FieldErrors {
  const { error } = correctionSchema(words).safeParse(form);
  return error ? fieldErrors(error, words.unknownField) : {};
}
