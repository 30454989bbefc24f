/**
 * npm run files [-- slug …]: makes the workbooks, slides, documents and PDFs that buyers get, in
 * content/products/<slug>/files. Then the sample pictures of the product pages, where their file has changed:
 * with pdftoppm, from poppler-utils. A file that a person has changed since it was made is left alone and
 * named. Needs LibreOffice, which calculates the formulas, and a Chromium, which prints the PDFs.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { factsOf, HASHES, PRODUCTS } from './facts';
import { makeFiles, type Maker } from './files';
import { keepFile, pathOf, readHashes, writeHashes } from './made';
import { MAKERS } from './makers';
import { makeSamples } from './samples/samples';
import { bringPrograms } from '@/scripts/setup/machine.mjs';

const slugs = process.argv.slice(2);
const unknown = slugs.find((slug) => !existsSync(path.join(PRODUCTS, slug)));
if (unknown) throw new Error(`There is no product "${unknown}" in content/products.`);

await bringPrograms(['office', 'browser']);
const hashes = readHashes(HASHES);
const wanted = MAKERS.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
const outcomes: { file: string; outcome: ReturnType<typeof keepFile> }[] = [];

async function make(makers: readonly Maker[]): Promise<void> {
  for (const file of await makeFiles(makers, factsOf))
    outcomes.push({ file: pathOf(file), outcome: keepFile(PRODUCTS, file, hashes) });
  writeHashes(HASHES, hashes);
}

// A guide shows pictures of the workbooks, so these come first, then their pictures, and guides last.
await make(wanted.filter((maker) => !('guide' in maker)));
const pictures = await makeSamples(slugs.length > 0 ? slugs : readdirSync(PRODUCTS));
await make(wanted.filter((maker) => 'guide' in maker));

for (const { file, outcome } of outcomes.filter((one) => one.outcome !== 'as it was'))
  console.log(`${outcome === 'written' ? 'written ' : 'LEFT AS IT IS, somebody has changed it:'} ${file}`);
const same = outcomes.filter(({ outcome }) => outcome === 'as it was').length;
console.log(`${outcomes.length} files: ${same} as they were.`);
for (const picture of pictures) console.log(`written  ${picture}`);
// excelize's runtime (WebAssembly) never ends by itself, and would keep the process alive.
process.exit(outcomes.some(({ outcome }) => outcome === 'changed by hand') ? 1 : 0);
