import { h, svg } from './dom';
import type { Tone } from './table';

type Segment = { share: number; className: string };
type Row = { name: string; segments: readonly Segment[]; tone?: Tone; value: string };

/**
 * Bars beside each other, each of one or more segments. Whoever draws them puts a table with the same numbers
 * beside them.
 */
export function barChart(
  title: string,
  rows: readonly Row[],
  mark?: { at: number; name: string },
): HTMLElement {
  return h(
    'figure',
    {},
    h('p', { class: 'visually-hidden' }, title),
    h(
      'div',
      { class: 'bars', 'aria-hidden': 'true' },
      ...rows.flatMap(({ name, segments, tone, value }) => [
        h('span', { class: 'bar-name' }, name),
        bars(segments, tone, mark?.at),
        h('span', { class: 'bar-value' }, value),
      ]),
    ),
    mark && h('figcaption', {}, h('span', { class: 'key upright' }, mark.name)),
  );
}

function bars(segments: readonly Segment[], tone: Tone = 'plain', mark?: number): SVGElement {
  let from = 0;
  return svg(
    'svg',
    { class: `bar ${tone}`, viewBox: '0 0 100 8', preserveAspectRatio: 'none' },
    svg('rect', { class: 'ground', width: 100, height: 8 }),
    ...segments.map(({ share, className }) => {
      const width = 100 * Math.min(1, Math.max(0, share));
      const rect = svg('rect', { class: className, x: from, width, height: 8 });
      from += width;
      return rect;
    }),
    mark !== undefined && svg('path', { class: 'mark-line', d: `M${100 * mark} 0v8` }),
  );
}

/**
 * Bars to both sides of a middle, the longest first: what makes it less to the left, what makes it more to
 * the right.
 */
export function swingChart(
  title: string,
  rows: readonly { name: string; worse: number; better: number }[],
  middle: number,
): HTMLElement {
  const farthest = Math.max(...rows.flatMap(({ worse, better }) => [middle - worse, better - middle])) || 1;
  const half = (distance: number) => (50 * Math.max(0, distance)) / farthest;
  return h(
    'figure',
    {},
    h('p', { class: 'visually-hidden' }, title),
    h(
      'div',
      { class: 'bars swings', 'aria-hidden': 'true' },
      ...rows.flatMap(({ name, worse, better }) => [
        h('span', { class: 'bar-name' }, name),
        svg(
          'svg',
          { class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none' },
          svg('rect', {
            class: 'ink worse',
            x: 50 - half(middle - worse),
            width: half(middle - worse),
            height: 8,
          }),
          svg('rect', { class: 'ink', x: 50, width: half(better - middle), height: 8 }),
          svg('path', { class: 'mark-line', d: 'M50 0v8' }),
        ),
      ]),
    ),
    h(
      'figcaption',
      {},
      h('span', { class: 'key worse' }, 'if it turns out worse'),
      h('span', { class: 'key' }, 'if it turns out better'),
    ),
  );
}
