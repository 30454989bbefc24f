import { h } from './dom';

/** Small, and without a frame. */
const QUIET =
  'border-transparent bg-transparent px-0 text-[0.9375rem] underline underline-offset-4 hover:bg-transparent hover:text-ink hover:no-underline';

/** What was just done, with the way back: in sight wherever it was pressed. */
const TOLD =
  'told flex items-center justify-between gap-4 border-drawn border-ink bg-paper-raised px-4 py-3 has-[.said:empty]:absolute ' +
  'has-[.said:empty]:[clip-path:inset(50%)] lg:col-span-full print:hidden roomy:not-has-[.said:empty]:sticky ' +
  'roomy:not-has-[.said:empty]:bottom-2 roomy:not-has-[.said:empty]:z-1';

type Actions = Record<'undo' | 'example' | 'clear' | 'json' | 'print', () => void> & {
  calendar?: () => void;
  memo?: () => void;
  open: (file: File) => void;
};

/** What can be done with all entries and with files, and the line that says what was done. */
export function toolbar(actions: Actions) {
  const button = (click: () => void, label: string, look = QUIET) =>
    h('button', { type: 'button', class: look, click }, label);
  const group = (name: string, look: string, ...children: (Node | undefined)[]) =>
    h(
      'div',
      { class: `flex flex-wrap ${look} print:hidden`, role: 'group', 'aria-label': name },
      ...children,
    );
  const text = h('p', { class: 'said not-[.error]:text-[0.9375rem]', role: 'status' });
  const undo = button(actions.undo, 'Undo', 'text-[0.9375rem]');
  undo.hidden = true;
  const example = button(actions.example, 'Example');
  const clear = button(actions.clear, 'Clear all');
  const file = h('input', {
    type: 'file',
    accept: '.json',
    hidden: true,
    'aria-label': 'A file from any of the tools',
  });
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) actions.open(chosen);
    file.value = '';
  });

  return {
    edits: group('Your entries', 'gap-x-5', example, clear),
    files: group(
      'Files',
      'mt-2 gap-x-5',
      button(actions.print, 'Print'),
      actions.memo && button(actions.memo, 'Print the memo'),
      button(actions.json, 'Save file'),
      button(() => file.click(), 'Open file'),
      file,
      actions.calendar && button(actions.calendar, 'Save calendar'),
    ),
    told: h('div', { class: TOLD }, text, undo),
    /** @param back whether there is a step back from what was done */
    say(words: string, back: boolean, wrong = false): void {
      text.textContent = words;
      text.classList.toggle('error', wrong);
      hide(undo, !back);
    },
    update: (isExample: boolean) => hide(example, isExample),
  };

  /** Whoever has just pressed it keeps the focus, beside it. */
  function hide(pressed: HTMLElement, isHidden: boolean): void {
    if (isHidden && document.activeElement === pressed) clear.focus({ preventScroll: true });
    pressed.hidden = isHidden;
  }
}
