import { isDay, isTime } from './days';
import { isList, linesOf, type AnyDemo, type AnyField, type AnyState, type Texts } from './model';
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

/** What the visitor would call each number or day that can't be read: “Hours” of task 3. */
export function unread(demo: AnyDemo, state: AnyState): string[] {
  return demo.parts.flatMap((part) =>
    isList(part)
      ? linesOf(state, part.list).flatMap((line, index) =>
          wrong(part.fields, line, state).map(
            (label) => `${label} of ${part.fixed?.(line) ?? `${lower(part.name)} ${index + 1}`}`,
          ),
        )
      : wrong(part.fields, state as Texts, state),
  );
}

const wrong = (fields: readonly AnyField[], row: Texts, state: AnyState) =>
  fields
    .filter(({ hidden }) => !hidden?.(row, state))
    .filter(({ key, number, kind }) => {
      const text = row[key] ?? '';
      return number
        ? numberComplaint(text, number) !== undefined
        : kind === 'date' && text !== '' && !isDay(text);
    })
    .map(({ label, labelOf }) => `“${labelOf?.(state) ?? label}”`);

/** KPI stays as it is. */
export const lower = (name: string) => (/^[A-Z]+$/.test(name) ? name : name.toLowerCase());

/** A result with what it leaves out said first: nobody takes it for the whole. */
export function withoutUnread(headline: string, left: readonly string[]): string {
  if (left.length === 0) return headline;
  const more = left.length > 2 ? ` and ${left.length - 2} more` : '';
  return `Not counted yet: ${left.slice(0, 2).join(', ')}${more}. Without ${left.length > 1 ? 'them' : 'it'}: ${headline}`;
}
