import { BOB } from '@/components/layout/bob-shape';
import {
  closedPath,
  RADAR,
  RADAR_RINGS,
  radarName,
  radarNumber,
  radarRadius,
  radarSpokes,
  radarTip,
} from '@/lib/diagnostic/rules/radar';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { DISPLAY, TEXT } from './fonts';
import { COLORS, type Paper, SHEET } from './paper';
import { CORD } from './wall';

const WIDTH = 2 * (SHEET.right - CORD);
const SCALE = WIDTH / RADAR.width;
export const RADAR_HEIGHT = RADAR.height * SCALE;

/** The answers around the cord, as one picture with a text for whoever can't see it. */
export function drawRadar({ doc, root, element }: Paper, { answers, radar }: ReportSheet, top: number): void {
  const left = CORD - WIDTH / 2;
  const bbox: [number, number, number, number] = [left, top, left + WIDTH, top + RADAR_HEIGHT];
  const drawing = () => {
    doc.save();
    doc.translate(left, top).scale(SCALE);
    drawNet(doc);
    drawShape(
      doc,
      answers.flatMap((group) => group.answers),
    );
    doc.restore();
    writeAround(doc, answers, radar.names, { left, top });
  };
  const options = { alt: radar.text, bbox, placement: 'Block' };
  root.add(element('Figure', [drawing], options));
}

function drawNet(doc: PDFKit.PDFDocument): void {
  const { x, y } = RADAR.center;
  doc.lineWidth(1).strokeColor(COLORS.cord);
  for (const points of RADAR_RINGS) {
    if (points < RADAR_RINGS.length) doc.dash(3, { space: 4 });
    doc.circle(x, y, radarRadius(points)).stroke().undash();
  }
  doc.path(radarSpokes()).lineWidth(0.8).stroke();
}

function drawShape(doc: PDFKit.PDFDocument, answers: ReportSheet['answers'][number]['answers']): void {
  const tips = answers.map(({ points }, spoke) => radarTip(spoke, points));
  doc.path(closedPath(tips)).fillOpacity(0.15).fill(COLORS.blueprint).fillOpacity(1);
  doc.path(closedPath(tips)).lineWidth(2).stroke(COLORS.blueprint);
  tips.forEach(({ x, y }, spoke) => {
    doc.circle(x, y, 4).lineWidth(1.5);
    doc.fillAndStroke(answers[spoke]!.rated ? COLORS.blueprint : '#FFFFFF', COLORS.blueprint);
  });
}

/** Numbers and names, in sizes of the page. */
function writeAround(
  doc: PDFKit.PDFDocument,
  groups: ReportSheet['answers'],
  names: string[],
  { left, top }: { left: number; top: number },
): void {
  const size = 7.5;
  doc.font(TEXT).fontSize(size).fillColor(COLORS.muted);
  groups
    .flatMap((group) => group.answers)
    .forEach(({ number }, spoke) => {
      const { x, y } = radarNumber(spoke);
      const options = { width: 20, align: 'center', lineBreak: false } as const;
      doc.text(String(number), left + x * SCALE - 10, top + y * SCALE - size / 2, options);
    });
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
