import { h, type Child } from './dom';
import { complaint, type Rule } from './numbers';

/** A field that shows one text of the state and writes it back. */
export type Field = {
  /** The same each time the form is drawn, so that the focus stays where it was. */
  id: string;
  label: string;
  value: string;
  set: (text: string) => void;
  /** Stands under the field. */
  help?: string;
  /** Takes the whole width of its row. */
  wide?: boolean;
};

/** Tells the demo that the state is about to change (by which field) and that it has. */
export type Change = (id: string, write: () => void, redraw?: boolean) => void;

export type Fields = ReturnType<typeof fieldsFor>;

/** The fields of one demo. */
export function fieldsFor(change: Change) {
  const frame = ({ id, label, help, wide }: Field, control: HTMLElement, error?: HTMLElement) =>
    h(
      'div',
      { class: wide ? 'field wide' : 'field' },
      h('label', { for: id }, label),
      control,
      help !== undefined && h('p', { class: 'help', id: `${id}-help` }, help),
      error,
    );
  const common = ({ id, help }: Field) => ({
    id,
    autocomplete: 'off',
    'aria-describedby': help === undefined ? undefined : `${id}-help`,
  });

  return {
    text: (field: Field, kind: 'text' | 'date' | 'time' = 'text') => {
      const input = h('input', {
        ...common(field),
        type: kind,
        maxlength: kind === 'text' ? 200 : undefined,
      });
      input.value = field.value;
      input.addEventListener('input', () => change(field.id, () => field.set(input.value)));
      return frame(field, input);
    },

    number: (field: Field, rule: Rule = {}) => {
      const error = h('p', { class: 'error', id: `${field.id}-error` });
      const input = h('input', { ...common(field), type: 'text', inputmode: 'decimal', maxlength: 20 });
      input.value = field.value;
      const check = () => {
        const message = complaint(input.value, rule) ?? '';
        error.textContent = message;
        error.hidden = message === '';
        input.setAttribute('aria-invalid', String(message !== ''));
        const described = [field.help && `${field.id}-help`, message && error.id].filter(Boolean).join(' ');
        if (described) input.setAttribute('aria-describedby', described);
        else input.removeAttribute('aria-describedby');
      };
      input.addEventListener('input', () => {
        change(field.id, () => field.set(input.value));
        check();
      });
      check();
      return frame(field, input, error);
    },

    choice: (field: Field, options: readonly (readonly [value: string, label: string])[], redraw = false) => {
      const select = h(
        'select',
        common(field),
        ...options.map(([value, label]) => h('option', { value, selected: value === field.value }, label)),
      );
      select.addEventListener('change', () => change(field.id, () => field.set(select.value), redraw));
      return frame(field, select);
    },

    /** For what adds a line: the form is drawn again. */
    add: (id: string, label: string, act: () => void) =>
      h('button', { type: 'button', id, class: 'small', click: () => change(id, act, true) }, label),

    /** For what takes a line away; `what` says which to those who don't see beside what it stands. */
    remove: (id: string, what: string, act: () => void) =>
      h(
        'button',
        {
          type: 'button',
          id,
          class: 'small',
          'aria-label': `Remove ${what}`,
          click: () => change(id, act, true),
        },
        'Remove',
      ),
  };
}

/** Fields that belong together, with what they are. */
export const group = (legend: string, ...children: Child[]): HTMLElement =>
  h('fieldset', {}, h('legend', {}, legend), h('div', { class: 'fields' }, ...children));
