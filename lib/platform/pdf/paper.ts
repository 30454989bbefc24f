import path from 'node:path';
import PDFDocument from 'pdfkit';
import { PALETTE } from '@/lib/kernel/palette';

export const DISPLAY = 'Brygada 1918';
export const TEXT = 'Public Sans';

const FILES = { [DISPLAY]: 'brygada-1918-500.ttf', [TEXT]: 'public-sans-400.ttf' };

/** The part of an opened font that says what it can set; pdfkit's types leave it out. */
type Opened = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/** Whether a text can be set in the text face: an empty box in place of a letter helps nobody. */
export function canSet(doc: PDFKit.PDFDocument, text: string): boolean {
  const { font } = (doc.font(TEXT) as unknown as Opened)._font;
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

export const COLORS = {
  ink: PALETTE.ink.DEFAULT,
  muted: PALETTE.ink.muted,
  line: PALETTE.line,
  control: PALETTE.control,
  cord: PALETTE['cord-line'],
  brass: PALETTE.brass.DEFAULT,
  brassDeep: PALETTE.brass.deep,
  stone: PALETTE.paper.raised,
  blueprint: PALETTE.blueprint.DEFAULT,
  good: PALETTE.good,
  fair: PALETTE.fair,
  poor: PALETTE.poor,
};

/** Where things may stand on a page of US Letter, in points. At its own size it fits the width of A4 too. */
export const SHEET = { left: 54, right: 558, width: 504, top: 40, bottom: 744, foot: 760 };

/** How a text is set: `size` in points, `leading` in sizes. */
type Look = { face?: string; size: number; leading?: number; color?: string };

export const LOOKS = {
  text: { size: 9.5, leading: 1.4 },
  small: { size: 8.5, leading: 1.3 },
  muted: { size: 9, leading: 1.35, color: COLORS.muted },
  heading: { face: DISPLAY, size: 15, leading: 1.2 },
} as const satisfies Record<string, Look>;

/** Where a text stands: the left end of its first line, its top, and how wide it may be. */
type Place = {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  link?: string;
};

export type Paper = ReturnType<typeof openPaper>;
type Spot = [x: number, y: number];
type Rule = { from?: number; to?: number; color?: string };
type Inside = PDFKit.PDFStructureElementChild[];

/** A tagged document: what is read is under a tag, in order, and what is only drawn is marked as that. */
export function openPaper(folder: string, info: { Title: string; Author: string }) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    // None to begin with: by itself pdfkit begins with a face of its own, which a standalone build does not
    // bring. And a face that was opened by its file first is read anew each time we ask for it by its name.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info,
  });
  for (const [family, file] of Object.entries(FILES))
    doc.registerFont(family, path.join(/* turbopackIgnore: true */ folder, file));
  const root = doc.struct('Document');
  doc.addStructure(root);

  const set = ({ face = TEXT, size, color = COLORS.ink }: Look) =>
    doc.font(face).fontSize(size).fillColor(color);
  /** What pdfkit is to add between lines, since it counts from the face's own height. */
  const lineGap = ({ size, leading = 1.2 }: Look) => size * leading - doc.currentLineHeight(true);

  function measure(text: string, look: Look, width: number): number {
    set(look);
    return doc.heightOfString(text, { width, lineGap: lineGap(look) });
  }

  /** Sets a text, inside of a tag. @returns its height */
  function write(text: string, look: Look, { x, y, width, align = 'left', link }: Place): number {
    set(look);
    doc.text(text, x, y, { width, align, lineGap: lineGap(look), ...(link && { link }) });
    return measure(text, look, width);
  }

  const element = (type: string, inside: Inside, options: { alt?: string } = {}) =>
    doc.struct(type, options, inside);

  const tag = (type: string, inside: Inside, into: PDFKit.PDFStructureElement = root) =>
    void into.add(element(type, inside));

  /** Sets a text under a tag of its own. @returns its height */
  function say(type: string, text: string, look: Look, place: Place): number {
    tag(type, [() => write(text, look, place)]);
    return measure(text, look, place.width);
  }

  function draw(drawing: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    drawing();
    doc.restore();
    doc.endMarkedContent();
  }

  const line = ([x, y]: Spot, [toX, toY]: Spot, width: number, color: string) =>
    doc.moveTo(x, y).lineTo(toX, toY).lineWidth(width).stroke(color);

  function rule(y: number, { from = SHEET.left, to = SHEET.right, color = COLORS.line }: Rule = {}): void {
    draw(() => line([from, y], [to, y], 0.75, color));
  }

  return { doc, root, measure, write, element, tag, say, draw, line, rule };
}
