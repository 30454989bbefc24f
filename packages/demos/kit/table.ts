import { h, type Child } from './dom';

/**
 * A table with its caption; the first cell of each row is its heading. Scrolls by itself where it is too
 * wide.
 */
export function table(
  caption: string,
  heads: readonly string[],
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
      {},
      h('caption', {}, caption),
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

/** A word with a sign before it, so that color is never alone. */
export function mark(tone: Tone, word: string): HTMLElement {
  const signs = { plain: '•', good: '+', fair: '~', poor: '!' };
  return h(
    'span',
    { class: `mark inline-flex gap-[0.4em] font-semibold ${COLORS[tone]}` },
    h('span', { class: 'inline-block min-w-[0.8em] text-center', 'aria-hidden': 'true' }, signs[tone]),
    word,
  );
}
