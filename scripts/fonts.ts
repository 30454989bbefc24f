/** Makes the fonts in app/fonts: cut down to the characters and weights this site sets. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** OE, dashes, curly quotes, ellipsis, bullet, euro, minus. */
const BEYOND_LATIN_1 = 'Œœ‐‑–—‘’‚“”„•…€−';
const BASIC_LATIN = range(0x20, 0x7e);

/** What is cut: its characters, and the features that pages ask for. */
const WEB = {
  // Letters of Western Europe, and signs that sentences have. A browser sets other signs in the next face.
  characters: BASIC_LATIN + range(0xc0, 0xff) + '\u00a0\u00ad£§©«®°±·»½' + BEYOND_LATIN_1,
  features: ['kern', 'liga', 'tnum', 'pnum', 'lnum'],
};
/** What stands in the sentences of a payment form: it travels as text, in a file of the checkout. */
const FIELDS = { characters: `${BASIC_LATIN}·–—‘’“”•…`, features: ['kern', 'tnum'] };
/** For images and PDFs: in a PDF there is no next face, and names are written as in other languages. */
const PAPER = {
  characters: BASIC_LATIN + range(0xa0, 0xff) + BEYOND_LATIN_1,
  features: [...WEB.features, 'ccmp', 'locl', 'mark'],
};

const TEXT_WEIGHTS = { min: 400, max: 600 };
const PACKAGES = path.join(import.meta.dirname, '../node_modules/@fontsource-variable');
const SERIF = 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
const ITALIC = 'brygada-1918/files/brygada-1918-latin-wght-italic.woff2';
const SANS = 'public-sans/files/public-sans-latin-wght-normal.woff2';

/** One weight makes a TrueType file: what draws images at build reads neither variable fonts nor WOFF2. */
const CUTS = {
  'brygada-1918.woff2': { from: SERIF, weights: TEXT_WEIGHTS, ...WEB },
  // One word in a headline and one quote: between their two weights, a third of the file saved.
  'brygada-1918-italic.woff2': { from: ITALIC, weights: { min: 450, max: 450 }, ...WEB },
  'public-sans.woff2': { from: SANS, weights: TEXT_WEIGHTS, ...WEB },
  'public-sans-fields.woff2': { from: SANS, weights: TEXT_WEIGHTS, ...FIELDS },
  'brygada-1918-500.ttf': { from: SERIF, weights: 500, ...PAPER },
  'public-sans-400.ttf': { from: SANS, weights: 400, ...PAPER },
};
/** In bytes, of the fonts that travel to visitors. */
const BUDGET = 60_000;

const folder = path.join(import.meta.dirname, '..', 'app', 'fonts');
await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, { from, weights, characters, features }] of Object.entries(CUTS)) {
  const isForWeb = name.endsWith('.woff2');
  const font = await subsetFont(await readFile(path.join(PACKAGES, from)), characters, {
    targetFormat: isForWeb ? 'woff2' : 'sfnt',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(folder, name), font);
  console.log(`app/fonts/${name}: ${font.byteLength} bytes`);
  if (isForWeb) total += font.byteLength;
}
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes; ${BUDGET} are allowed.`);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}
