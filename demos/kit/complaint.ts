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
  if (text.trim() === '') return touched && field.required ? 'Needed for the result.' : undefined;
  if (field.number) {
    const wrong = numberComplaint(text, field.number);
    if (wrong) return wrong;
  }
  if (field.kind === 'date' && !isDay(text)) return 'Write a day such as 2026-01-05.';
  if (field.kind === 'time' && !isTime(text)) return 'Write a time such as 09:00.';
  return field.check?.(row, state);
}
