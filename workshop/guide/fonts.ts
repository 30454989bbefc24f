import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';
import subsetFont from 'subset-font';

const CUTS = [
  { family: 'Brygada', from: 'brygada-1918', style: 'normal', weight: 500 },
  { family: 'Public Sans', from: 'public-sans', style: 'normal', weight: 400 },
  { family: 'Public Sans', from: 'public-sans', style: 'normal', weight: 700 },
  { family: 'Public Sans', from: 'public-sans', style: 'italic', weight: 400 },
] as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐–—‘’“”…•−€`;

let registered: Promise<void> | undefined;

/** The site's two families, cut for print and made known to the PDFs, once. */
export const registerFonts = (): Promise<void> => (registered ??= register());

async function register(): Promise<void> {
  for (const { family, style, weight, font } of await cutFonts()) {
    const src = `data:font/ttf;base64,${font.toString('base64')}`;
    Font.register({ family, src, fontStyle: style, fontWeight: weight });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

/** Each cut as a font of its own, in the format that printers and LibreOffice read. */
export function cutFonts() {
  return Promise.all(
    CUTS.map(async ({ family, from, style, weight }) => {
      const home = path.dirname(
        createRequire(import.meta.url).resolve(`@fontsource-variable/${from}/package.json`),
      );
      const source = await readFile(path.join(home, 'files', `${from}-latin-wght-${style}.woff2`));
      const variationAxes = { wght: weight };
      const font = await subsetFont(source, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
      return { family, style, weight, font };
    }),
  );
}
