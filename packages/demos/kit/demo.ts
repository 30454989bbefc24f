import { readRatings } from '@/lib/diagnostic/rules/ratings-code';
import { readRanges } from '@/lib/diagnostic/rules/ranges-code';
import { calendarText } from '@/lib/kernel/calendar';
import { download } from '@/lib/platform/browser/download';
import { unread, withoutUnread } from './complaint';
import { h } from './dom';
import { fromText, textOf, toJson } from './exchange';
import { drawForm } from './form';
import type { AnyDemo, AnyState } from './model';
import { load, loadFile, loadPlan, newPlan, save } from './store';
import { toolbar } from './toolbar';

/**
 * What was typed, which plan it is, and the opened file that it goes back into: all that a step back brings
 * back.
 */
type Kept = { state: AnyState; plan: string; file: string };

/** The answer stands above the form, and stays in sight while a field changes. */
const VERDICT =
  'drawn -order-1 p-[clamp(16px,3vw,28px)] [&_:focus-visible]:outline-blueprint-brass lg:col-span-full roomy:sticky roomy:top-0 roomy:z-1 print:static! print:border-b print:border-[#000] print:bg-[#fff] print:bg-none print:text-[#000]';
const VERDICT_HEAD =
  'font-text text-ui/[1.3] font-semibold tracking-normal text-blueprint-brass print:text-[#000]';

/** Puts a demo into the page's element #tool and keeps it going. */
export function startDemo(demo: AnyDemo): void {
  const place = document.getElementById('tool')!;
  const form = h('form', {
    class: 'grid gap-5',
    autocomplete: 'off',
    submit: (event) => event.preventDefault(),
  });
  const headline = h('p', {
    class: 'headline enlarged:text-[9.5vw] roomy:max-lg:mt-0.5 roomy:max-lg:text-[1.3125rem]/tight',
    role: 'status',
  });
  const details = h('div', {
    class:
      'grid scroll-mt-36 gap-6 border border-ink bg-paper-raised p-[clamp(16px,3vw,28px)] *:min-w-0 empty:hidden @container print:bg-[#fff]',
    id: 'result',
  });
  const heading = h('h2', { class: 'max-md:text-[1.3125rem]', id: 'entries-title' });
  /** As it was before each thing that was done at once; what is typed, the browser takes back by itself. */
  const past: Kept[] = [];
  const touched = new Set<string>();
  let checks: (() => void)[] = [];

  const stored = load(demo);
  let state = stored ?? structuredClone(demo.example);
  let plan = loadPlan(demo.slug);
  let file = loadFile(demo.slug);
  const now = (): Kept => ({ state, plan, file });
  const bar = toolbar({
    undo: () => stepBack(past.pop()),
    example: () => replaceAll(demo.example, 'Here’s the example again.'),
    clear: () => replaceAll(demo.blank, 'Cleared everything.'),
    open: (chosen) => void open(chosen),
    json: () => download(demo.slug, 'plumbline.json', toJson(demo, state, plan, file)),
    calendar: demo.calendar && (() => saveCalendar()),
    print: () => print(),
    memo: demo.memo && (() => printMemo()),
  });

  function change(write: () => void, redraw: boolean | readonly string[] = false, done = ''): void {
    if (done) past.push(structuredClone(now()));
    else past.length = 0;
    write();
    say([keep(), done].filter(Boolean).join(' '));
    if (redraw) draw(redraw === true ? [] : redraw);
    else checks.forEach((check) => check());
    drawResult();
  }

  const say = (words: string, wrong = false) => bar.say(words, words !== '' && past.length > 0, wrong);

  const keep = () =>
    save(demo.slug, state, plan, file)
      ? ''
      : 'This browser won’t keep what you type, so print it or save it as a file.';

  function replaceAll(next: AnyState, message: string, named = newPlan(), opened = ''): void {
    touched.clear();
    change(() => ([state, plan, file] = [structuredClone(next), named, opened]), true, message);
  }

  function stepBack(before: Kept | undefined): void {
    if (!before) return;
    ({ state, plan, file } = before);
    keep();
    draw();
    drawResult();
    say('It’s as it was before.');
  }

  async function open(chosen: File): Promise<void> {
    const text = await textOf(chosen);
    const read = text === undefined ? undefined : fromText(demo, text);
    if (!read?.ok) {
      const why = read?.error ?? 'It’s too large.';
      say(`“${chosen.name}” can’t be opened. ${why} Nothing here has changed.`, true);
      return;
    }
    const { state: found, said, ...opened } = read.value;
    replaceAll(found ?? state, `“${chosen.name}” is open. ${said}`.trim(), opened.plan, opened.file);
  }

  function saveCalendar(): void {
    const events = demo.calendar!(state);
    if (events.length === 0) say('There’s no date for the calendar yet. Fill in the dates first.', true);
    else {
      keep();
      download(
        demo.slug,
        'ics',
        calendarText({ slug: demo.slug, kind: 'demo', plan }, events, new Date().toISOString()),
      );
    }
  }

  const memo = h('article', { class: 'memo hidden', 'aria-label': 'Memo' });
  /** Nothing but the memo is on paper then. */
  function printMemo(): void {
    const page = demo.memo!(state);
    if (!page) return say('The memo needs every number. Fill in what’s missing first.', true);
    memo.replaceChildren(...page.filter(isThere));
    document.documentElement.classList.add('memo-only');
    addEventListener('afterprint', () => document.documentElement.classList.remove('memo-only'), {
      once: true,
    });
    print();
  }

  /** @param next what gets the focus, the first of them that is there; without any it stays where it is */
  function draw(next: readonly string[] = []): void {
    const focused = document.activeElement?.id;
    const wanted = next.length > 0 ? next : focused ? [focused] : [];
    checks = [];
    form.replaceChildren(...drawForm(demo, { state, change, touched, checks }).filter(isThere));
    const found = wanted.map((id) => document.getElementById(id)).find((element) => element !== null);
    if (wanted.length > 0) (found ?? place).focus();
  }

  function drawResult(): void {
    const isExample = JSON.stringify(state) === JSON.stringify(demo.example);
    heading.textContent = isExample ? 'Type over the example' : 'Your entries';
    const result = demo.result(state);
    // Without details it asks for what is missing, and says no more.
    const left = result.details.length > 0 ? unread(demo, state) : [];
    const said = withoutUnread(result.headline, left);
    if (headline.textContent !== said) headline.textContent = said;
    details.replaceChildren(...result.details.filter(isThere));
    bar.update(isExample);
  }

  /**
   * What the address's fragment has, which no server sees: ratings of a diagnostic, or the ranges of a team
   * room; or what its query has from a form of the site. What was here before is one step back, and stays
   * stored until something is typed.
   */
  function prefill(): void {
    const [, name, code = ''] = /^#(ratings|team)=(.*)$/.exec(location.hash) ?? [];
    const ratings = name === 'ratings' ? readRatings(code) : undefined;
    const team = name === 'team' ? readRanges(code) : undefined;
    const asked = demo.fromQuery?.(new URLSearchParams(location.search));
    const found =
      (ratings && demo.fromRatings?.(ratings)) ?? (team && demo.fromRanges?.(team.ranges)) ?? asked;
    if (!found) return;
    window.history.replaceState(undefined, '', location.pathname);
    if (stored) past.push(now());
    [state, plan, file] = [found, newPlan(), ''];
    if (!stored) keep();
    const from = team
      ? `Filled in from your team room: of ${team.people} answers, the lowest and the highest rating of each statement. Nothing was sent.`
      : ratings
        ? 'Filled in from your diagnostic. Nothing was sent.'
        : 'Your amount is filled in. The rest is an assumption: type over it.';
    say(from);
  }

  place.replaceChildren(
    h(
      'section',
      { class: 'entries @container', 'aria-labelledby': 'entries-title' },
      h('div', { class: 'mb-2 flex flex-wrap items-center justify-between gap-x-5' }, heading, bar.edits),
      form,
    ),
    h(
      'section',
      { class: 'result contents', 'aria-labelledby': 'result-title' },
      h(
        'div',
        { class: VERDICT },
        h(
          'div',
          { class: 'flex items-baseline justify-between' },
          h('h2', { class: VERDICT_HEAD, id: 'result-title' }, 'Result'),
          h('a', { class: 'text-[0.9375rem] lg:hidden print:hidden', href: '#result' }, 'Details'),
        ),
        headline,
      ),
      h('div', { class: 'min-w-0 lg:sticky lg:top-36 print:static!' }, details, bar.files),
    ),
    bar.told,
    memo,
  );
  place.tabIndex = -1;
  prefill();
  draw();
  drawResult();
}

const isThere = (child: unknown): child is Node => child !== undefined && child !== false;
