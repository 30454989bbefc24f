import { BOB } from '@/lib/kernel/bob-shape';
import {
  RADAR,
  RADAR_RINGS,
  radarMarks,
  radarName,
  radarRadius,
  radarSpokes,
} from '@/lib/diagnostic/rules/radar';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { COLORS, DISPLAY, type Paper, SHEET, TEXT } from '@/lib/platform/pdf/paper';
import { CORD } from './wall';

const WIDTH = 2 * (SHEET.right - CORD);
const SCALE = WIDTH / RADAR.width;
export const RADAR_HEIGHT = RADAR.height * SCALE;

/** The answers around the cord, as one picture with a text for whoever can't see it. */
export function drawRadar({ doc, root, element }: Paper, { answers, radar }: ReportSheet, top: number): void {
  const { marks, shape } = radarMarks(answers);
  const left = CORD - WIDTH / 2;
  const bbox: [number, number, number, number] = [left, top, left + WIDTH, top + RADAR_HEIGHT];
  const drawing = () => {
    doc.save();
    doc.translate(left, top).scale(SCALE);
    drawNet(doc);
    drawShape(doc, shape, marks);
    doc.restore();
    writeAround(doc, marks, radar.names, { left, top });
  };
  const options = { alt: radar.text, bbox, placement: 'Block' };
  root.add(element('Figure', [drawing], options));
}

type Marks = ReturnType<typeof radarMarks>['marks'];

function drawNet(doc: PDFKit.PDFDocument): void {
  const { x, y } = RADAR.center;
  doc.lineWidth(1).strokeColor(COLORS.cord);
  for (const points of RADAR_RINGS) {
    if (points < RADAR_RINGS.length - 1) doc.dash(3, { space: 4 });
    doc.circle(x, y, radarRadius(points)).stroke().undash();
  }
  doc.path(radarSpokes()).lineWidth(0.8).stroke();
}

function drawShape(doc: PDFKit.PDFDocument, shape: string, marks: Marks): void {
  doc.path(shape).fillOpacity(0.15).fill(COLORS.blueprint).fillOpacity(1);
  doc.path(shape).lineWidth(2).stroke(COLORS.blueprint);
  for (const { rated, tip } of marks) {
    doc.circle(tip.x, tip.y, 4).lineWidth(1.5);
    doc.fillAndStroke(rated ? COLORS.blueprint : '#FFFFFF', COLORS.blueprint);
  }
}

function writeAround(
  doc: PDFKit.PDFDocument,
  marks: Marks,
  names: string[],
  { left, top }: { left: number; top: number },
): void {
  const size = 7.5;
  doc.font(TEXT).fontSize(size).fillColor(COLORS.muted);
  for (const { number, label } of marks) {
    const options = { width: 20, align: 'center', lineBreak: false } as const;
    doc.text(String(number), left + label.x * SCALE - 10, top + label.y * SCALE - size / 2, options);
  }
  doc.font(DISPLAY).fontSize(9).fillColor(COLORS.ink);
  names.forEach((name, area) => {
    const { x, y, anchor } = radarName(area);
    const from = left + x * SCALE - (anchor === 'end' ? doc.widthOfString(name) : 0);
    doc.text(name, from, top + y * SCALE - 5, { lineBreak: false });
  });
}

/** The bob, hanging from a point. @param scale 1 is 60 points high */
export function drawBob(
  { doc, draw }: Paper,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  draw(() => {
    doc
      .translate(x - 16 * scale, y)
      .scale(scale)
      .lineWidth(2.4)
      .strokeColor(COLORS.ink);
    doc.path(BOB.hook).stroke();
    doc.circle(BOB.ring.cx, BOB.ring.cy, BOB.ring.r).stroke();
    for (const part of [BOB.neck, BOB.weight]) doc.path(part).fillAndStroke(COLORS.brass, COLORS.ink);
    doc.path(BOB.rules).stroke();
  });
}
