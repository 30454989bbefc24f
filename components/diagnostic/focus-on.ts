import type { UseFormReturn } from 'react-hook-form';
import type { CheckedForm, FormValues } from '@/lib/diagnostic/rules/form';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { type FieldName, ratingField } from '@/lib/diagnostic/rules/steps';

/**
 * Focuses a field that needs another look, in the middle of the window: a toast at its edge must not cover
 * it.
 */
export function focusOn(field: FieldName, form: UseFormReturn<FormValues, unknown, CheckedForm>) {
  // Nothing behind a closed disclosure takes the focus.
  document.getElementsByName(field)[0]?.closest('details')?.setAttribute('open', '');
  form.setFocus(field);
  // The form library focuses a moment later.
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Focuses the rating that a statement has, or the first that it can have. */
export function focusOnRating(statement: StatementId): void {
  const ratings = [...document.getElementsByName(ratingField(statement))] as HTMLInputElement[];
  const rating = ratings.find(({ checked }) => checked) ?? ratings[0];
  rating?.focus({ preventScroll: true });
  rating?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
