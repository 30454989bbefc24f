import { h, note, type Child } from './dom';

/**
 * A table with its caption; the first cell of each row is its heading. Scrolls by itself where it is too
 * wide.
 */
export function table(
  caption: string,
  heads: readonly Child[],
  rows: readonly (readonly Child[])[],
): HTMLElement {
  return h(
    'div',
    {
      class: 'overflow-x-auto in-[.memo]:overflow-visible',
      tabindex: 0,
      role: 'region',
      'aria-label': caption,
    },
    h(
      'table',
      { class: 'w-full border-collapse text-[0.9375rem]/[1.35] tabular-nums' },
      h('caption', { class: 'pb-1.5 text-left font-semibold' }, caption),
      h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
      h(
        'tbody',
        {},
        ...rows.map(([first, ...cells]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row', class: isNumber(first) && 'number' }, first),
            ...cells.map((cell) => h('td', { class: isNumber(cell) && 'number' }, cell)),
          ),
        ),
      ),
    ),
  );
}

/** The same, opened by whoever wants it. */
export const folded = (summary: string, ...of: Parameters<typeof table>): HTMLElement =>
  h('details', {}, h('summary', {}, summary), table(...of));

/** What the words of a result mean, for whoever asks. */
export const howWeScore = (words: string): HTMLElement =>
  h('details', {}, h('summary', { class: 'text-[0.9375rem]' }, 'How we score'), note(words));

/** A name with what is beside it, such as its owner, in small. */
export const withNote = (name: Child, note: Child): HTMLElement =>
  h('span', {}, name, note && h('span', { class: 'help block' }, note));

/** A number or a time stays on one line, with its sign. */
const isNumber = (cell: Child) => typeof cell === 'string' && /^[−+$\d][−$\d.,:%]*$/.test(cell);

export type Tone = 'plain' | 'good' | 'fair' | 'poor';

const COLORS: Record<Tone, string> = {
  plain: '',
  good: 'text-good',
  fair: 'text-fair',
  poor: 'text-poor',
};

/** A word, with a sign before what is poor: numbers alone would say it by their color only. */
export const mark = (tone: Tone, word: string): HTMLElement =>
  h(
    'span',
    { class: `mark font-semibold ${COLORS[tone]}` },
    tone === 'poor' && h('span', { 'aria-hidden': 'true' }, '!\u00a0'),
    word,
  );
