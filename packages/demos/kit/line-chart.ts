import { figure, svg } from './dom';
import { format } from './numbers';

type Series = { name: string; className: string; points: readonly { x: number; y: number }[] };

type Chart = {
  /** What the chart shows, as one sentence. */
  title: string;
  series: readonly Series[];
  x: { from: number; to: number; label: string; ticks: readonly number[] };
  /** How a value is written beside the axis. */
  value: (y: number) => string;
  /** Values that have to be in sight, such as 0 or a target. */
  include?: readonly number[];
};

const [WIDTH, HEIGHT] = [420, 250];
const [LEFT, RIGHT, TOP, BOTTOM] = [90, 12, 14, 40];

/** Lines over time as a drawing. Whoever draws one puts a table with the same numbers beside it. */
export function lineChart({ title, series, x, value, include = [] }: Chart): HTMLElement {
  const values = [...series.flatMap(({ points }) => points.map((point) => point.y)), ...include];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const across = (at: number) => LEFT + ((at - x.from) / (x.to - x.from || 1)) * (WIDTH - LEFT - RIGHT);
  const up = (at: number) => HEIGHT - BOTTOM - ((at - low) / span) * (HEIGHT - TOP - BOTTOM);
  const marks = [...new Set([...include, low, high])].filter(
    (y, index, all) => all.findIndex((other) => Math.abs(up(other) - up(y)) < 14) === index,
  );
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'chart', role: 'img', 'aria-label': title },
    ...marks.flatMap((y) => [
      svg('path', { class: 'rule', d: `M${LEFT} ${up(y)}H${WIDTH - RIGHT}` }),
      svg('text', { x: LEFT - 8, y: up(y) + 4, 'text-anchor': 'end' }, value(y)),
    ]),
    ...x.ticks.flatMap((at) => [
      svg('path', { class: 'tick', d: `M${across(at)} ${HEIGHT - BOTTOM}v5` }),
      svg('text', { x: across(at), y: HEIGHT - BOTTOM + 18, 'text-anchor': 'middle' }, format(at)),
    ]),
    svg('text', { x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 4, 'text-anchor': 'middle' }, x.label),
    svg('path', { class: 'axis', d: `M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}` }),
    ...series.flatMap(({ className, points }) => [
      svg('polyline', {
        class: className,
        points: points.map((point) => `${across(point.x)},${up(point.y)}`).join(' '),
      }),
      ...(points.length === 1
        ? [svg('circle', { class: className, cx: across(points[0]!.x), cy: up(points[0]!.y), r: 4 })]
        : []),
    ]),
  );
  const names = series.filter(({ name }) => name !== '');
  return figure(
    [drawing],
    names.map(({ name, className }) => [name, className]),
  );
}
