import { figure, h, svg, type Child } from './dom';
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
  const lines = rows.flatMap(({ name, segments, tone = 'plain', value }) => {
    let from = 0;
    const drawn = segments.map(({ share, className }) => {
      const width = 100 * Math.min(1, Math.max(0, share));
      from += width;
      return rect(className, from - width, width);
    });
    return [
      h('span', { class: 'wrap-anywhere' }, name),
      bar(tone, [rect('ground', 0, 100), ...drawn, mark && markLine(100 * mark.at)]),
      h('span', { class: 'text-right font-semibold tabular-nums enlarged:text-left' }, value),
    ];
  });
  return bars(
    title,
    'grid-cols-[minmax(5rem,2fr)_minmax(6rem,3fr)_auto]',
    lines,
    mark ? [[mark.name, 'upright']] : [],
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
  const lines = rows.flatMap(({ name, worse, better }) => {
    const [left, right] = [half(middle - worse), half(better - middle)];
    return [
      h('span', { class: 'wrap-anywhere' }, name),
      bar('', [rect('ink worse', 50 - left, left), rect('ink', 50, right), markLine(50)]),
    ];
  });
  return bars(title, 'grid-cols-[minmax(6rem,2fr)_minmax(7rem,3fr)]', lines, [
    ['if it turns out worse', 'block-key worse'],
    ['if it turns out better', 'block-key'],
  ]);
}

const bars = (title: string, columns: string, lines: Child[], keys: Parameters<typeof figure>[1]) =>
  figure(
    [
      h('p', { class: 'sr-only' }, title),
      h(
        'div',
        {
          class: `grid ${columns} items-center gap-x-3 gap-y-2.5 text-[0.9375rem]/[1.3] enlarged:grid-cols-1`,
          'aria-hidden': 'true',
        },
        ...lines,
      ),
    ],
    keys,
  );

const bar = (look: string, parts: Child[]) =>
  svg(
    'svg',
    { class: `bar block h-4.5 w-full ${look}`, viewBox: '0 0 100 8', preserveAspectRatio: 'none' },
    ...parts,
  );

const rect = (look: string, x: number, width: number) => svg('rect', { class: look, x, width, height: 8 });

const markLine = (at: number) =>
  svg('path', { class: 'stroke-(--ink) stroke-2 [vector-effect:non-scaling-stroke]', d: `M${at} 0v8` });
