import { z } from 'zod';
import { personChecks } from '@/lib/diagnostic/rules/assessment';
import { type FieldErrors, fieldErrors, type TypedForm } from '@/lib/kernel/forms';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';

/** Contact details, not answers. */
export type Correction = z.output<ReturnType<typeof correctionSchema>>;

/** An empty field removes its value. */
export function correctionSchema(words: FieldWords) {
  return z.object(personChecks(words));
}

export function correctionErrors(form: TypedForm, words: FieldWords): FieldErrors {
  const { error } = correctionSchema(words).safeParse(form);
  return error ? fieldErrors(error, words.unknownField) : {};
}
