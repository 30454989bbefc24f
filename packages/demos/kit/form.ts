import { lower } from './complaint';
import { h, type Child } from './dom';
import { drawField, type FormState } from './fields';
import {
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyList,
  type AnyState,
  type Facts,
  type Texts,
} from './model';

const CARD = 'pb-2 font-display text-[1.1875rem]/[1.3] font-medium enlarged:text-[9.5vw]';
const LINE = 'pb-0.5 text-[0.875rem] text-ink-muted';
const REMOVE_CARD = '-top-10.5 px-0 text-[0.9375rem] underline underline-offset-4';
/** At the foot of its line, or at the top of one that says what is wrong below it. */
const REMOVE_LINE =
  '-top-8.5 w-11 p-0 text-right text-[1.375rem] @min-[34rem]:top-auto @min-[34rem]:text-center @min-[34rem]:bottom-0 @min-[34rem]:group-has-[.error:not([hidden])]:top-0 @min-[34rem]:group-has-[.error:not([hidden])]:bottom-auto';

/** Everything a demo asks for, in its order. */
export const drawForm = (demo: AnyDemo, form: FormState): Child[] =>
  demo.parts.flatMap((part) => (isList(part) ? drawList(demo, part, form) : drawFacts(part, form)));

function drawFacts({ title, help, fields }: Facts<AnyState>, form: FormState): Child[] {
  const drawn = together(fields, (field) => drawField(field, form.state as Texts, field.key, form));
  if (help !== undefined) drawn.push(h('p', { class: 'help wide' }, help));
  return [title === undefined ? h('div', { class: 'fields facts' }, ...drawn) : group(title, drawn)];
}

function drawList(demo: AnyDemo, part: AnyList, form: FormState): Child[] {
  const { list, name, most, rows, fixed, title, help } = part;
  const lines = linesOf(form.state, list);
  const small = lower(name);
  const firstField = (line: string) => `${line}-${part.fields[0]!.key}`;
  const drawLine = (line: Texts, index: number) => {
    const id = `${list}-${index}`;
    const shown = part.fields.filter(({ hidden }) => !hidden?.(line, form.state));
    const drawn = together(shown, (field) => drawField(field, line, `${id}-${field.key}`, form));
    const takeOut = () => {
      lines.splice(index, 1);
      part.removed?.(form.state, index);
    };
    const remove = () => {
      // The one that moves up, or the last one: its way to be removed too, or its first field where it is the
      // only one.
      const neighbor = `${list}-${Math.min(index, lines.length - 2)}`;
      form.change(takeOut, [`${neighbor}-remove`, firstField(neighbor)], `Removed ${small} ${index + 1}.`);
    };
    return group(
      fixed?.(line) ?? `${name} ${index + 1}`,
      drawn,
      !fixed &&
        lines.length > 1 &&
        h(
          'button',
          {
            type: 'button',
            id: `${id}-remove`,
            class: `absolute right-0 border-transparent hover:bg-transparent hover:text-ink hover:no-underline ${rows ? REMOVE_LINE : REMOVE_CARD}`,
            'aria-label': `Remove ${small} ${index + 1}`,
            click: remove,
          },
          rows ? '×' : 'Remove',
        ),
      rows
        ? 'line'
        : part.fields.filter(({ small: isSmall }) => !isSmall).length > 5
          ? 'card thirds'
          : 'card',
    );
  };
  const add = () =>
    form.change(
      () => lines.push(part.fresh?.(form.state) ?? { ...linesOf(demo.blank, list)[0]! }),
      [firstField(`${list}-${lines.length}`)],
    );
  return [
    title !== undefined && h('h3', {}, title),
    help !== undefined && h('p', { class: 'help' }, help),
    h('div', { class: rows ? 'grid gap-3' : 'grid gap-5' }, ...lines.map(drawLine)),
    !fixed &&
      (lines.length < most
        ? h(
            'button',
            { type: 'button', id: `add-${list}`, class: 'justify-self-start border-dashed', click: add },
            `Add ${/^[aeiou]/i.test(small) ? 'an' : 'a'} ${small}`,
          )
        : h('p', { class: 'help' }, `${most} of these are all this demo has room for.`)),
  ];
}

/** The fields in their order, small ones that follow each other in a row of their own. */
function together(fields: readonly AnyField[], draw: (field: AnyField) => HTMLElement): HTMLElement[] {
  const small = fields.filter((field) => field.small);
  const others = fields.filter((field) => !field.small).map(draw);
  return small.length === 0
    ? others
    : [...others, h('div', { class: 'fields weeks wide' }, ...small.map(draw))];
}

function group(legend: string, drawn: HTMLElement[], remove: Child = undefined, form = 'card'): HTMLElement {
  const isLine = form === 'line';
  return h(
    'fieldset',
    { class: `group relative min-w-0 border-0 p-0 ${form} ${isLine ? '' : 'border-b border-line pb-6'}` },
    h('legend', { class: `px-0 pt-0 ${isLine ? LINE : CARD}` }, legend),
    h('div', { class: 'fields' }, ...drawn, remove),
  );
}
