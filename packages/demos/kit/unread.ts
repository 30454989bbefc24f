import { isDay } from './days';
import { isList, linesOf, type AnyDemo, type AnyField, type AnyState, type Texts } from './model';
import { numberComplaint } from './numbers';

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
const lower = (name: string) => (/^[A-Z]+$/.test(name) ? name : name.toLowerCase());

/** A result with what it leaves out said first: nobody takes it for the whole. */
export function withoutUnread(headline: string, left: readonly string[]): string {
  if (left.length === 0) return headline;
  const more = left.length > 2 ? ` and ${left.length - 2} more` : '';
  return `Not counted yet: ${left.slice(0, 2).join(', ')}${more}. Without ${left.length > 1 ? 'them' : 'it'}: ${headline}`;
}
