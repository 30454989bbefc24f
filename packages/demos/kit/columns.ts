import { figure, svg } from './dom';

type Column = { label: string; value: number; over: boolean };

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [420, 170, 34, 34, 10];

/**
 * One column a week, with the line it should stay under. Whoever draws them puts a table with the same
 * numbers beside them.
 */
export function columnChart(
  title: string,
  columns: readonly Column[],
  limit: { at: number; name: string },
  axis: string,
): HTMLElement {
  const highest = Math.max(limit.at, ...columns.map(({ value }) => value)) || 1;
  const up = (value: number) => HEIGHT - BOTTOM - (value / highest) * (HEIGHT - BOTTOM - TOP);
  const step = (WIDTH - LEFT) / columns.length;
  return figure(
    [
      svg(
        'svg',
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'chart', role: 'img', 'aria-label': title },
        svg('text', { x: LEFT - 6, y: up(highest) + 5, 'text-anchor': 'end' }, String(Math.round(highest))),
        svg('text', { x: LEFT - 6, y: up(0) + 4, 'text-anchor': 'end' }, '0'),
        ...columns.flatMap(({ label, value, over }, index) => [
          svg('rect', {
            class: over ? 'column over' : 'column',
            x: LEFT + index * step + step * 0.18,
            y: up(value),
            width: step * 0.64,
            height: up(0) - up(value),
          }),
          svg(
            'text',
            { x: LEFT + (index + 0.5) * step, y: HEIGHT - BOTTOM + 16, 'text-anchor': 'middle' },
            label,
          ),
        ]),
        svg('path', { class: 'axis', d: `M${LEFT} ${up(0)}H${WIDTH}` }),
        svg('path', { class: 'second', d: `M${LEFT} ${up(limit.at)}H${WIDTH}` }),
        svg('text', { x: (LEFT + WIDTH) / 2, y: HEIGHT - 3, 'text-anchor': 'middle' }, axis),
      ),
    ],
    [
      ['booked', 'block-key'],
      ['someone’s overbooked', 'block-key over'],
      [limit.name, 'second'],
    ],
  );
}
