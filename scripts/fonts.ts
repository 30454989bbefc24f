/** Makes the fonts in app/fonts: cut down to the characters and weights this site sets. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

type Cut = {
  package: string;
  source: string;
  output: string;
  /** One weight makes a TrueType file: what draws images at build reads neither variable fonts nor WOFF2. */
  weights: { min: number; max: number } | number;
  /** Only what fields and their labels are set in: it travels as text, in a file of the checkout. */
  forFields?: true;
};

const CUTS: Cut[] = [
  {
    package: '@fontsource-variable/brygada-1918',
    source: 'brygada-1918-latin-wght-normal.woff2',
    output: 'brygada-1918.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    package: '@fontsource-variable/brygada-1918',
    source: 'brygada-1918-latin-wght-italic.woff2',
    output: 'brygada-1918-italic.woff2',
    // One word in a headline and one quote: between their two weights, a third of the file saved.
    weights: { min: 450, max: 450 },
  },
  {
    package: '@fontsource-variable/public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    output: 'public-sans.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    package: '@fontsource-variable/public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    output: 'public-sans-fields.woff2',
    weights: { min: 400, max: 600 },
    forFields: true,
  },
  {
    package: '@fontsource-variable/brygada-1918',
    source: 'brygada-1918-latin-wght-normal.woff2',
    output: 'brygada-1918-500.ttf',
    weights: 500,
  },
  {
    package: '@fontsource-variable/public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    output: 'public-sans-400.ttf',
    weights: 400,
  },
];

/** Of the fonts that travel to visitors. */
const BUDGET = 60_000;
/** What pages ask for. */
const FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'lnum'];
/** Beside those, for images and PDFs: how names in other languages are written. */
const MARKS = ['ccmp', 'locl', 'mark'];
/** OE, dashes, curly quotes, ellipsis, bullet, euro, minus. */
const BEYOND_LATIN_1 = 'Œœ‐‑–—‘’‚“”„•…€−';
const folder = path.join(import.meta.dirname, '..', 'app', 'fonts');

await mkdir(folder, { recursive: true });
const sizes = await Promise.all(CUTS.map(make));
const total = sizes.reduce((sum, size, i) => (isForWeb(CUTS[i]!) ? sum + size : sum), 0);
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes; ${BUDGET} are allowed.`);
console.log(
  `app/fonts: ${CUTS.map((cut, i) => `${cut.output} ${sizes[i]}`).join(', ')}, for the web ${total} bytes`,
);

function isForWeb({ weights }: Cut): boolean {
  return typeof weights !== 'number';
}

async function make(cut: Cut): Promise<number> {
  const font = await subsetFont(await readSource(cut), charactersFor(cut), {
    targetFormat: isForWeb(cut) ? 'woff2' : 'sfnt',
    keepFeatures: featuresFor(cut),
    variationAxes: { wght: cut.weights },
  });
  await writeFile(path.join(folder, cut.output), font);
  return font.byteLength;
}

function charactersFor(cut: Cut): string {
  if (cut.forFields) return fieldCharacters();
  return isForWeb(cut) ? webCharacters() : allCharacters();
}

function featuresFor(cut: Cut): string[] {
  if (cut.forFields) return ['kern', 'tnum'];
  return isForWeb(cut) ? FEATURES : [...FEATURES, ...MARKS];
}

function readSource(cut: Cut): Promise<Buffer> {
  const home = path.dirname(createRequire(import.meta.url).resolve(`${cut.package}/package.json`));
  return readFile(path.join(home, 'files', cut.source));
}

/**
 * Basic Latin, letters of Western Europe, and signs that sentences have. A browser sets other signs in the
 * next face.
 */
function webCharacters(): string {
  return range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0\u00ad£§©«®°±·»½' + BEYOND_LATIN_1;
}

/** All of Latin-1: in a PDF there is no next face. */
function allCharacters(): string {
  return range(0x20, 0x7e) + range(0xa0, 0xff) + BEYOND_LATIN_1;
}

/**
 * Basic Latin, and what stands in the sentences of a payment form; other letters are set in the next face.
 */
function fieldCharacters(): string {
  return range(0x20, 0x7e) + '·–—‘’“”•…';
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}
