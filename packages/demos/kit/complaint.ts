import { isDay, isTime } from './days';
import type { AnyField, AnyState, Texts } from './model';
import { numberComplaint } from './numbers';

/**
 * What stands beside a field; nothing where it is right.
 * @param touched whether somebody was there already: nobody is told before that a field is empty
 */
export function complaint(
  field: AnyField,
  row: Texts,
  state: AnyState,
  touched: boolean,
): string | undefined {
  const text = row[field.key] ?? '';
  const required = typeof field.required === 'function' ? field.required(row) : field.required;
  if (text.trim() === '') return touched && required ? 'We need this for the result.' : undefined;
  if (field.number) {
    const wrong = numberComplaint(text, field.number);
    if (wrong) return wrong;
  }
  if (field.kind === 'date' && !isDay(text)) return 'Enter a date like 2026-01-05.';
  if (field.kind === 'time' && !isTime(text)) return 'Enter a time like 09:00.';
  return field.check?.(row, state);
}
