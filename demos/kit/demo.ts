import { csvText, download, type Cell } from './csv';
import { h, type Child } from './dom';
import { fieldsFor, type Fields } from './fields';
import { load, save } from './store';

/** One tool's demo: what it begins with, how it is drawn, and what it says. Its state holds texts only, as typed. */
export type Demo<State extends object> = {
  slug: string;
  /** Shows on the first visit what the tool is good for. Its lists have at least one entry: it is the form of the state. */
  example: State;
  /** What is left when everything was cleared. */
  blank: State;
  form: (state: State, fields: Fields) => Child[];
  /** Drawn again after every change. The headline is read out when it changes. */
  result: (state: State) => { headline: string; details: Child[] };
  csv: (state: State) => Cell[][];
};

const MOST_STEPS = 100;
const copy = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** Puts a demo into the page's element #tool and keeps it going. */
export function startDemo<State extends object>(demo: Demo<State>): void {
  const place = document.getElementById('tool')!;
  const form = h('form', { class: 'entry', autocomplete: 'off', submit: (event) => event.preventDefault() });
  const headline = h('p', { class: 'headline', role: 'status' });
  const details = h('div', { class: 'details' });
  const said = h('p', { class: 'said', role: 'status' });
  const undoButton = h('button', { type: 'button', class: 'small', click: undo }, 'Undo');

  let state = load(demo.slug, demo.example) ?? copy(demo.example);
  const past: State[] = [];
  let lastField = '';
  const fields = fieldsFor(change);

  function change(id: string, write: () => void, redraw = false): void {
    // What is typed into one field in a row is one step back.
    if (redraw || id !== lastField) past.push(copy(state));
    if (past.length > MOST_STEPS) past.shift();
    lastField = redraw ? '' : id;
    write();
    said.textContent = save(demo.slug, state)
      ? ''
      : 'This browser does not keep what you type: print it, or save it as CSV.';
    if (redraw) drawForm();
    drawResult();
  }

  function replaceAll(next: State, message: string): void {
    change('', () => (state = copy(next)), true);
    said.textContent = message;
  }

  function undo(): void {
    const before = past.pop();
    if (!before) return;
    state = before;
    lastField = '';
    save(demo.slug, state);
    drawForm();
    drawResult();
    said.textContent = 'The last change was taken back.';
  }

  function drawForm(): void {
    const focused = document.activeElement?.id;
    form.replaceChildren(
      ...demo.form(state, fields).filter((child) => child !== undefined && child !== false),
    );
    if (focused) (document.getElementById(focused) ?? place).focus();
  }

  function drawResult(): void {
    const result = demo.result(state);
    if (headline.textContent !== result.headline) headline.textContent = result.headline;
    details.replaceChildren(...result.details.filter((child) => child !== undefined && child !== false));
    // Not `disabled`: whoever has just pressed it would lose the focus.
    undoButton.setAttribute('aria-disabled', String(past.length === 0));
  }

  const tool = (label: string, click: () => void) =>
    h('button', { type: 'button', class: 'small', click }, label);
  place.replaceChildren(
    h(
      'div',
      { class: 'toolbar', role: 'group', 'aria-label': 'This demo' },
      undoButton,
      tool('Show example', () => replaceAll(demo.example, 'This is the example. Undo brings yours back.')),
      tool('Clear all', () => replaceAll(demo.blank, 'Everything was cleared. Undo brings it back.')),
      tool('Save CSV', () => download(`${demo.slug}.csv`, csvText(demo.csv(state)))),
      tool('Print', () => print()),
      h('a', { class: 'to-result', href: '#result-title' }, 'See the result'),
      said,
    ),
    h(
      'section',
      { class: 'entries', 'aria-labelledby': 'entries-title' },
      h('h2', { id: 'entries-title' }, 'Yours to fill in'),
      form,
    ),
    h(
      'section',
      { class: 'result', 'aria-labelledby': 'result-title' },
      h('h2', { id: 'result-title' }, 'Result'),
      headline,
      details,
    ),
  );
  place.tabIndex = -1;
  drawForm();
  drawResult();
}
