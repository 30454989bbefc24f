import { h } from './dom';

type Actions = Record<'undo' | 'redo' | 'example' | 'clear' | 'csv' | 'json' | 'print', () => void> & {
  calendar?: () => void;
  memo?: () => void;
  open: (file: File) => void;
};

/** What can be done with the whole demo, and the line in which it says what it did. */
export function toolbar(actions: Actions) {
  const said = h('p', { class: 'said', role: 'status' });
  const button = (label: string, click: () => void) =>
    h('button', { type: 'button', class: 'small', click }, label);
  /** Where there is little room, only the second word is to be seen. */
  const save = (what: string, click: () => void) =>
    h('button', { type: 'button', class: 'small', click }, h('span', { class: 'spare' }, 'Save '), what);
  const undo = button('Undo', actions.undo);
  const redo = button('Redo', actions.redo);
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
    h('div', { class: 'tools', role: 'group', 'aria-label': name }, ...children);
  const tell = (text: string, wrong: boolean) => {
    said.textContent = text;
    said.classList.toggle('error', wrong);
  };

  return {
    element: h(
      'div',
      { class: 'toolbar' },
      group(
        'Your entries',
        undo,
        redo,
        button('Example', actions.example),
        button('Clear all', actions.clear),
      ),
      group(
        'Files',
        button('Open file', () => file.click()),
        file,
        save('CSV', actions.csv),
        button('Save file', actions.json),
        actions.calendar && save('calendar', actions.calendar),
        button('Print', actions.print),
        actions.memo && button('Print the memo', actions.memo),
      ),
      h('a', { class: 'to-result', href: '#result' }, 'See the result'),
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
