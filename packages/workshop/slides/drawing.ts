import type pptx from 'pptxgenjs';
import { PALETTE } from '@/lib/kernel/palette';

type Slide = ReturnType<pptx['addSlide']>;
const { ink, paper, brass, blueprint, control, line } = PALETTE;
const COLORS = {
  ink: ink.DEFAULT,
  paper: paper.raised,
  brass: brass.DEFAULT,
  blueprint: blueprint.DEFAULT,
  pale: line,
  muted: control,
} as const;
type Color = keyof typeof COLORS;
const hex = (color: Color) => COLORS[color].replace('#', '');

/**
 * One stroke of a drawing, in hundredths of its width and height; a size of text in points, a radius in
 * hundredths of the width.
 */
export type Stroke =
  | ({ box: [x: number, y: number, width: number, height: number]; text?: string } & Look)
  | ({ dot: [x: number, y: number, radius: number]; text?: string } & Look)
  | { line: [x1: number, y1: number, x2: number, y2: number]; arrow?: boolean; color?: Color; wide?: number }
  | ({ say: [x: number, y: number, width: number]; text: string; left?: boolean; color?: Color } & Pick<
      Look,
      'size' | 'strong'
    >);

type Look = { fill?: Color; size?: number; strong?: boolean; dashed?: boolean };

/** Where a drawing stands: below the one thought of its slide, in inches. */
const AREA = { x: 1, y: 2.6, width: 11.3, height: 4.1 };
const SIZE = 20;
const across = (share: number) => (share / 100) * AREA.width;
const down = (share: number) => (share / 100) * AREA.height;
const OBJECT = { objectName: 'Drawing' };

/** Draws strokes onto a slide. */
export function draw(slide: Slide, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) drawStroke(slide, stroke);
}

function drawStroke(slide: Slide, stroke: Stroke): void {
  if ('line' in stroke) return drawLine(slide, stroke);
  if ('say' in stroke) return drawText(slide, stroke);
  const [x, y, w, h] =
    'box' in stroke
      ? [across(stroke.box[0]), down(stroke.box[1]), across(stroke.box[2]), down(stroke.box[3])]
      : circle(stroke.dot);
  const { text = '', fill = 'paper', size = SIZE, strong: bold, dashed } = stroke;
  slide.addText(text, {
    ...OBJECT,
    x: AREA.x + x,
    y: AREA.y + y,
    w,
    h,
    fontFace: 'Arial',
    fontSize: size,
    bold,
    align: 'center',
    valign: 'middle',
    color: fill === 'blueprint' ? 'FFFFFF' : hex('ink'),
    margin: 'box' in stroke ? 8 : 0,
    shape: 'box' in stroke ? 'rect' : 'ellipse',
    line: { color: hex(dashed ? 'muted' : 'ink'), width: 1.25, ...(dashed && { dashType: 'dash' }) },
    fill: { color: hex(fill) },
  });
}

function drawLine(
  slide: Slide,
  { line, arrow, color = 'ink', wide = 2 }: Extract<Stroke, { line: unknown }>,
): void {
  const [x1, y1, x2, y2] = line;
  slide.addShape('line', {
    ...OBJECT,
    x: AREA.x + across(Math.min(x1, x2)),
    y: AREA.y + down(Math.min(y1, y2)),
    w: across(Math.abs(x2 - x1)),
    h: down(Math.abs(y2 - y1)),
    flipH: x2 < x1,
    flipV: y2 < y1,
    line: { color: hex(color), width: wide, ...(arrow && { endArrowType: 'triangle' }) },
  });
}

function drawText(slide: Slide, stroke: Extract<Stroke, { say: unknown }>): void {
  const { say, text, left, size = SIZE, strong: bold, color = 'ink' } = stroke;
  const [x, y, width] = say;
  slide.addText(text, {
    ...OBJECT,
    y: AREA.y + down(y) - 0.3,
    w: across(width),
    h: 0.6,
    x: AREA.x + across(left ? x : x - width / 2),
    fontFace: 'Arial',
    fontSize: size,
    bold,
    color: hex(color),
    margin: 0,
    valign: 'middle',
    align: left ? 'left' : 'center',
  });
}

function circle([x, y, radius]: [number, number, number]): [number, number, number, number] {
  const size = 2 * across(radius);
  return [across(x) - size / 2, down(y) - size / 2, size, size];
}

type Minutes = { from: number; to: number; of: number };

/** A clock that goes around once in the whole time: what is over, and what this slide is on the wall for. */
export function drawClock(slide: Slide, { from, to, of }: Minutes): void {
  const place = { x: 11.05, y: 0.2, w: 1.25, h: 1.25 };
  const angle = (minute: number) => ((minute / of) * 360 + 270) % 360;
  const line = { color: hex('ink'), width: 1.25 };
  slide.addShape('ellipse', { ...place, line, fill: { color: hex('paper') }, objectName: 'Clock' });
  const part = (first: number, last: number, fill: Color, objectName: string) =>
    slide.addShape('pie', {
      ...place,
      angleRange: [angle(first), angle(last)],
      objectName,
      fill: { color: hex(fill) },
      line,
    });
  if (from > 0) part(0, from, 'pale', 'Minutes that are over');
  part(from, to, 'brass', `Minutes ${from} to ${to} of ${of}`);
  slide.addText(
    [
      { text: `${from} to ${to}`, options: { fontSize: 26, bold: true, breakLine: true } },
      { text: to - from === 1 ? '1 minute' : `${to - from} minutes`, options: { fontSize: 18 } },
    ],
    {
      x: 8.7,
      y: 0.3,
      w: 2.15,
      h: 1.05,
      margin: 0,
      align: 'right',
      valign: 'middle',
      fontFace: 'Arial',
      color: hex('ink'),
    },
  );
}
