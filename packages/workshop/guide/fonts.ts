import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
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

/**
 * Each cut of the site's two families as a font of its own, in the format that printers and LibreOffice read.
 */
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

let faces: Promise<string> | undefined;

/**
 * The same as rules of a style sheet. Cut once: a variable font would be drawn as shapes into a PDF, not set.
 */
export const fontFaces = (): Promise<string> =>
  (faces ??= cutFonts().then((cuts) =>
    cuts
      .map(
        ({ family, style, weight, font }) =>
          `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; src: url(data:font/ttf;base64,${font.toString('base64')}); }`,
      )
      .join('\n'),
  ));
