import path from 'node:path';
import { Font } from '@react-pdf/renderer';

export const DISPLAY = 'Brygada 1918';
export const TEXT = 'Public Sans';

const FILES = { [DISPLAY]: 'brygada-1918-500.ttf', [TEXT]: 'public-sans-400.ttf' };

/** The part of a loaded font that says what it can set. */
type Loaded = { data?: { hasGlyphForCodePoint(codePoint: number): boolean } };

/**
 * Loads both typefaces.
 * @param folder where they lie
 * @returns whether a text can be set in the text face: an empty box in place of a letter helps nobody
 */
export async function loadFonts(folder: string): Promise<(text: string) => boolean> {
  for (const [family, file] of Object.entries(FILES))
    Font.register({ family, src: path.join(/* turbopackIgnore: true */ folder, file) });
  Font.registerHyphenationCallback((word) => [word]);
  const face = { fontFamily: TEXT, fontWeight: 400, fontStyle: 'normal' } as const;
  await Font.load(face);
  const { data } = Font.getFont(face) as unknown as Loaded;
  if (!data) throw new Error(`The font ${FILES[TEXT]} could not be read.`);
  return (text) => [...text].every((sign) => data.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
