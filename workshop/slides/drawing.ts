import type pptx from 'pptxgenjs';
import { PALETTE } from '@/components/ui/palette';

type Slide = ReturnType<pptx['addSlide']>;
const { ink, paper, brass, control } = PALETTE;
const COLORS = { ink: ink.DEFAULT, paper: paper.raised, brass: brass.DEFAULT, muted: control } as const;
type Color = keyof typeof COLORS;
const hex = (color: Color) => COLORS[color].replace('#', '');

/** One stroke of a drawing, in hundredths of its width and height. */
export type Stroke =
  | {
      box: [x: number, y: number, width: number, height: number];
      fill?: Color;
      text?: string;
      strong?: boolean;
    }
  | { dot: [x: number, y: number, radius: number]; fill?: Color; text?: string }
  | { line: [x1: number, y1: number, x2: number, y2: number]; arrow?: boolean; color?: Color }
  | { say: [x: number, y: number, width: number]; text: string; large?: boolean };

/** Where a drawing stands: right of the points, in inches. */
const AREA = { x: 8.1, y: 2.3, width: 4.2, height: 4.2 };
const across = (share: number) => (share / 100) * AREA.width;
const down = (share: number) => (share / 100) * AREA.height;
const OBJECT = { objectName: 'Drawing' };

/** Draws strokes onto a slide. */
export function draw(slide: Slide, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) drawStroke(slide, stroke);
}

function drawStroke(slide: Slide, stroke: Stroke): void {
  const text = { fontFace: 'Arial', color: hex('ink'), align: 'center', margin: 0 } as const;
  const edge = { color: hex('ink'), width: 1.25 };
  if ('line' in stroke) {
    const [x1, y1, x2, y2] = stroke.line;
    slide.addShape('line', {
      ...OBJECT,
      ...{ x: AREA.x + across(Math.min(x1, x2)), y: AREA.y + down(Math.min(y1, y2)) },
      ...{ w: across(Math.abs(x2 - x1)), h: down(Math.abs(y2 - y1)) },
      ...{ flipH: x2 < x1, flipV: y2 < y1 },
      line: {
        color: hex(stroke.color ?? 'ink'),
        width: 1.5,
        ...(stroke.arrow && { endArrowType: 'triangle' }),
      },
    });
  } else if ('say' in stroke) {
    const [x, y, width] = stroke.say;
    const place = { x: AREA.x + across(x - width / 2), y: AREA.y + down(y) - 0.25, w: across(width), h: 0.5 };
    slide.addText(stroke.text, {
      ...OBJECT,
      ...text,
      ...place,
      fontSize: stroke.large ? 30 : 18,
      valign: 'middle',
    });
  } else {
    const [x, y, w, h] =
      'box' in stroke
        ? [across(stroke.box[0]), down(stroke.box[1]), across(stroke.box[2]), down(stroke.box[3])]
        : circle(stroke.dot);
    slide.addText(stroke.text ?? '', {
      ...{ ...OBJECT, ...text, x: AREA.x + x, y: AREA.y + y, w, h, line: edge },
      ...{ shape: 'box' in stroke ? 'rect' : 'ellipse', fontSize: 18, valign: 'middle' },
      bold: 'strong' in stroke && stroke.strong,
      fill: { color: hex(stroke.fill ?? 'paper') },
    });
  }
}

function circle([x, y, radius]: [number, number, number]): [number, number, number, number] {
  const size = 2 * across(radius);
  return [across(x) - size / 2, down(y) - size / 2, size, size];
}

type Minutes = { from: number; to: number; of: number };

/** A clock that goes around once in the whole time: where the workshop stands while this slide is on the wall. */
export function drawClock(slide: Slide, { from, to, of }: Minutes): void {
  const place = { x: 11.4, y: 0.5, w: 0.9, h: 0.9 };
  const angle = (minute: number) => ((minute / of) * 360 + 270) % 360;
  const line = { color: hex('ink'), width: 1 };
  slide.addShape('ellipse', { ...place, line, fill: { color: hex('paper') }, objectName: 'Clock' });
  slide.addShape('pie', {
    ...{ ...place, angleRange: [angle(from), angle(to)], fill: { color: hex('brass') }, line },
    objectName: `Minutes ${from} to ${to} of ${of}`,
  });
  slide.addText(
    [
      { text: `${from} to ${to}`, options: { fontSize: 20, bold: true, breakLine: true } },
      { text: to - from === 1 ? '1 minute' : `${to - from} minutes`, options: { fontSize: 14 } },
    ],
    {
      ...{ x: 9.4, y: 0.5, w: 1.85, h: 0.9, margin: 0 },
      ...{ align: 'right', valign: 'middle', fontFace: 'Arial', color: hex('ink') },
    },
  );
}
