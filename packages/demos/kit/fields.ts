import { complaint } from './complaint';
import { isDay, isTime } from './days';
import { h } from './dom';
import type { AnyField, AnyState, Choices, Texts } from './model';

/**
 * Tells the demo that the state is about to change and that it has.
 * @param redraw draws all fields anew; a list of ids gives the focus to the first of them that is there then
 * @param done what was done at once, in a sentence: it can be taken back
 */
type Change = (write: () => void, redraw?: boolean | readonly string[], done?: string) => void;

/** What all fields of one drawing share. `checks` says anew beside each field what is wrong with it. */
export type FormState = { state: AnyState; change: Change; touched: Set<string>; checks: (() => void)[] };

/** What a choice has no room for. */
const WHOLE = 'whole hidden wrap-anywhere in-[.cut]:mt-1 in-[.cut]:block in-[.cut]:text-[0.875rem]/[1.35]';

/** A field with its label, its help and what is wrong with it. */
export function drawField(field: AnyField, row: Texts, id: string, form: FormState): HTMLElement {
  const { help, label, labelOf, wide } = field;
  const name = h('label', { for: id });
  const control = field.choices ? choice(field, row, form) : input(field, row);
  const error = h('p', { class: 'error', id: `${id}-error` });
  const whole = h('span', { class: WHOLE, 'aria-hidden': 'true' });
  control.id = id;
  control.value = row[field.key] ?? '';

  function check(): void {
    name.textContent = labelOf?.(form.state) ?? label;
    fitting();
    const unfinished = control.validity.badInput ? 'Fill it in completely, or leave it empty.' : undefined;
    const message = unfinished ?? complaint(field, row, form.state, form.touched.has(id)) ?? '';
    error.textContent = message;
    error.hidden = message === '';
    control.setAttribute('aria-invalid', String(message !== ''));
    const described = [help && `${id}-help`, message && error.id].filter(Boolean).join(' ');
    if (described) control.setAttribute('aria-describedby', described);
    else control.removeAttribute('aria-describedby');
  }

  /** What a choice or a line has no room for stands below it, and on paper in its place. */
  function fitting(): void {
    whole.textContent = control instanceof HTMLSelectElement ? chosenOf(control) : control.value;
    whole.parentElement?.classList.toggle('cut', control instanceof HTMLSelectElement && isCut(control));
    whole.parentElement?.classList.toggle('long', whole.textContent.length > LONG);
    if (control instanceof HTMLTextAreaElement && !FITS_ITS_TEXT) {
      control.style.height = 'auto';
      control.style.height = `${control.scrollHeight + control.offsetHeight - control.clientHeight}px`;
    }
  }

  control.addEventListener(field.choices ? 'change' : 'input', () => {
    form.touched.add(id);
    form.change(() => (row[field.key] = control.value), field.redraws);
  });
  control.addEventListener('blur', () => {
    form.touched.add(id);
    check();
  });
  form.checks.push(check);
  check();
  if (field.choices || (control instanceof HTMLTextAreaElement && !FITS_ITS_TEXT))
    new ResizeObserver(fitting).observe(control);
  const drawn = h(
    'div',
    { class: `field${wide ? ' wide' : ''}${field.number || field.small ? ' figure' : ''}` },
    name,
    control,
    whole,
    help !== undefined && h('p', { class: 'help', id: `${id}-help` }, help),
    error,
  );
  fitting();
  return drawn;
}

/** Safari before 26.2 gives a text area one line whatever its text. */
const FITS_ITS_TEXT = CSS.supports('field-sizing', 'content');
/** More characters than a line of a form has on paper. */
const LONG = 12;
const chosenOf = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '';

/** Whether a choice is wider than its field, arrow and padding counted. */
function isCut(select: HTMLSelectElement): boolean {
  const pen = document.createElement('canvas').getContext('2d')!;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return select.clientWidth > 0 && pen.measureText(chosenOf(select)).width + 40 > select.clientWidth;
}

function input(field: AnyField, row: Texts): HTMLInputElement | HTMLTextAreaElement {
  const { kind = 'text', number, wide, key } = field;
  const text = row[key] ?? '';
  if (wide && kind === 'text' && !number) return sentence();
  // A browser's own field for days shows nothing of a text that is none, and so would lose it.
  const plain = text !== '' && ((kind === 'date' && !isDay(text)) || (kind === 'time' && !isTime(text)));
  return h('input', {
    type: plain ? 'text' : kind,
    inputmode: number && 'decimal',
    autocomplete: 'off',
    maxlength: kind === 'text' ? 200 : undefined,
  });
}

/** A line that grows by another where it is too long for one: all of it is to be seen. */
function sentence(): HTMLTextAreaElement {
  const area = h('textarea', { rows: 1, autocomplete: 'off', maxlength: 200 });
  area.addEventListener('beforeinput', (event) => {
    if (event.inputType === 'insertLineBreak') event.preventDefault();
  });
  area.addEventListener('input', () => {
    if (area.value.includes('\n')) area.value = area.value.replaceAll(/\s*\n\s*/g, ' ');
  });
  return area;
}

function choice({ choices = [], key }: AnyField, row: Texts, { state }: FormState): HTMLSelectElement {
  const select = h('select');
  const fill = () => {
    const offered = typeof choices === 'function' ? choices(row, state) : choices;
    const present = row[key] ?? '';
    select.replaceChildren(
      ...withPresent(offered, present).map(([value, label]) => h('option', { value }, label)),
    );
    select.value = present;
  };
  // The lines it offers may have got other names since it was drawn.
  if (typeof choices === 'function') select.addEventListener('focus', fill);
  fill();
  return select;
}

/** What is chosen stays to be seen, also when it is not offered any more. */
function withPresent(offered: Choices, present: string): Choices {
  return offered.some(([value]) => value === present)
    ? offered
    : [...offered, [present, `${present} (not there)`]];
}
