import path from 'node:path';

export const DISPLAY = 'Brygada 1918';
export const TEXT = 'Public Sans';

const FILES = { [DISPLAY]: 'brygada-1918-500.ttf', [TEXT]: 'public-sans-400.ttf' };

/** The part of an opened font that says what it can set; pdfkit's types leave it out. */
type Opened = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/** Makes both typefaces known to a document. @param folder where they lie */
export function registerFonts(doc: PDFKit.PDFDocument, folder: string): void {
  for (const [family, file] of Object.entries(FILES))
    doc.registerFont(family, path.join(/* turbopackIgnore: true */ folder, file));
}

/** Whether a text can be set in the text face: an empty box in place of a letter helps nobody. */
export function canSet(doc: PDFKit.PDFDocument, text: string): boolean {
  const { font } = (doc.font(TEXT) as unknown as Opened)._font;
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
