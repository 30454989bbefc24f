import { type Child, h } from './dom';

const BUTTON =
  'border-control px-3 text-[0.9375rem] max-[48rem]:max-w-36 max-[48rem]:flex-[1_0_auto] max-[48rem]:px-2 max-[48rem]:text-[0.875rem] max-[48rem]:first-letter:uppercase enlarged:max-w-none';

type Actions = Record<'undo' | 'redo' | 'example' | 'clear' | 'csv' | 'json' | 'print', () => void> & {
  calendar?: () => void;
  memo?: () => void;
  open: (file: File) => void;
};

/** What can be done with the whole demo, and the line in which it says what it did. */
export function toolbar(actions: Actions) {
  const said = h('p', {
    class: 'said flex-[1_1_100%] not-[.error]:text-[0.9375rem] empty:hidden',
    role: 'status',
  });
  const button = (click: () => void, ...label: Child[]) =>
    h('button', { type: 'button', class: BUTTON, click }, ...label);
  /** Only heard where there is little room. */
  const spare = (words: string) =>
    h('span', { class: 'max-[48rem]:absolute max-[48rem]:[clip-path:inset(50%)]' }, words);
  const undo = button(actions.undo, 'Undo');
  const redo = button(actions.redo, 'Redo');
  const file = h('input', {
    type: 'file',
    accept: '.csv,.json',
    hidden: true,
    'aria-label': 'A file from any of the tools',
  });
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) actions.open(chosen);
    file.value = '';
  });
  const group = (name: string, ...children: (Node | undefined)[]) =>
    h(
      'div',
      { class: 'flex flex-wrap gap-1.5 max-[48rem]:w-full', role: 'group', 'aria-label': name },
      ...children,
    );
  const tell = (text: string, wrong: boolean) => {
    said.textContent = text;
    said.classList.toggle('error', wrong);
  };

  const narrow = matchMedia('(width < 48rem)');
  const folded = h(
    'details',
    { class: 'max-[48rem]:w-full', open: !narrow.matches },
    h('summary', { class: 'min-[48rem]:hidden' }, 'Open, save and print'),
  );
  narrow.addEventListener('change', ({ matches }) => (folded.open = !matches));
  folded.append(
    group(
      'Files',
      button(() => file.click(), 'Open', spare(' file')),
      file,
      button(actions.csv, spare('Save '), 'CSV'),
      button(actions.json, 'Save', spare(' file')),
      actions.calendar && button(actions.calendar, spare('Save '), 'calendar'),
      button(actions.print, 'Print'),
      actions.memo && button(actions.memo, spare('Print the '), 'memo'),
    ),
  );

  return {
    element: h(
      'div',
      {
        class:
          'toolbar -order-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-ink py-3 lg:col-span-full print:hidden',
      },
      group(
        'Your entries',
        undo,
        redo,
        button(actions.example, 'Example'),
        button(actions.clear, 'Clear all'),
      ),
      folded,
      h(
        'a',
        { class: 'inline-flex min-h-target items-center underline lg:hidden', href: '#result' },
        'See the result',
      ),
      said,
    ),
    say: (text: string) => tell(text, false),
    complain: (text: string) => tell(text, true),
    /** Not `disabled`: whoever has just pressed it would lose the focus. */
    update(back: boolean, forth: boolean): void {
      undo.setAttribute('aria-disabled', String(!back));
      redo.setAttribute('aria-disabled', String(!forth));
    },
  };
}
