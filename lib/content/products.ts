import { exactAmount, inShop } from '@/lib/kernel/money';
import { parsedJson, placeholdersIn } from '@/lib/kernel/text';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import { entriesIn, type Issue, issueAt, type Source, readText } from './source';
import type { Bundle, DigitalProduct, Product, ProductAsWritten } from '@/lib/shop/content/product';
import { join } from 'node:path';
import { LICENSE_FILE, mediaTypeOf, type ProductFile } from '@/lib/shop/rules/product-file';
import { suggest } from './schemas/text-rules';
import { fileSha256 } from './sha256';
import { z } from 'zod';
import { day } from './schemas/building-blocks';

/** A bundle before it was given what comes from its tools. */
type LoneBundle = Omit<Bundle, 'originalPriceCents'>;
type Read<P = DigitalProduct | LoneBundle> = { source: Source; product: P };

/**
 * Puts the products in the order of the toolbox and gives the bundle what comes from its tools: its original
 * price, which is what they cost one by one, and their files after its own. Checks what one file alone cannot
 * show.
 */
export function arrangeProducts(read: readonly Read[]): { products: Product[]; errors: Issue[] } {
  const tools = read.flatMap(({ product }) => (product.type === 'digital' ? [product] : []));
  const [first, ...others] = read.filter((one): one is Read<LoneBundle> => one.product.type === 'bundle');
  const errors = others.map(({ source }) =>
    issueAt(source, ['type'], 'is a second bundle. There can be only one.'),
  );
  if (first === undefined)
    return {
      products: tools,
      errors: [{ file: 'content/products', path: '', message: 'One product must be a bundle.' }],
    };

  const { source, product } = first;
  const included = toolsIn(product, tools);
  const outside = tools.filter((tool) => !included.includes(tool));
  const bundle = withTools({ ...product, includes: included.map(({ slug }) => slug) }, tools);
  const misplaced = checkIncludes(source, product);
  return {
    products: [...included, ...outside, bundle],
    errors: [...errors, ...misplaced, ...(misplaced.length > 0 ? [] : checkBundle(source, bundle))],
  };
}

/** A bundle with what comes from its tools. */
export function withTools(bundle: LoneBundle, tools: readonly DigitalProduct[]): Bundle {
  const included = toolsIn(bundle, tools);
  return {
    ...bundle,
    originalPriceCents: included.reduce((sum, { priceCents }) => sum + priceCents, 0),
    files: [...bundle.files, ...included.flatMap(({ files }) => files)],
  };
}

const toolsIn = ({ includes }: LoneBundle, tools: readonly DigitalProduct[]) =>
  includes.flatMap((slug) => tools.filter((tool) => tool.slug === slug));

function checkIncludes(source: Source, { slug, includes }: LoneBundle): Issue[] {
  return includes.flatMap((tool, index) => {
    if (tool === slug) return [issueAt(source, ['includes', index], 'is the bundle itself.')];
    if (includes.indexOf(tool) < index)
      return [issueAt(source, ['includes', index], `names '${tool}' a second time.`)];
    return [];
  });
}

function checkBundle(source: Source, { priceCents, originalPriceCents, includes, count }: Bundle): Issue[] {
  const tooDear = `is ${exactAmount(inShop(priceCents))}, and the tools in it cost ${exactAmount(inShop(originalPriceCents))} one by one. A bundle has to save something.`;
  const noTracker = `counts {downloadable} beside {all}, but the tracker is not in the bundle. Count with {all} alone.`;
  return [
    ...(priceCents < originalPriceCents ? [] : [issueAt(source, ['priceCents'], tooDear)]),
    ...(includes.includes(TRACKER_SLUG) || !placeholdersIn(count).includes('downloadable')
      ? []
      : [issueAt(source, ['count'], noTracker)]),
  ];
}

/** What lies in a product's folder of files. A folder or a link in it is no file and has no bytes. */
export type FileFound = { name: string; bytes?: { size: number; sha256: string } };

/** Everything in content/products/<slug>/files but hidden files, sorted by name. */
export function findFiles(root: string, slug: string): FileFound[] {
  return entriesIn(root, 'products', slug, 'files').map((entry) => {
    if (!entry.isFile()) return { name: entry.name };
    return { name: entry.name, bytes: fileSha256(join(entry.parentPath, entry.name)) };
  });
}

/**
 * Puts together what product.yaml lists and what lies in the folder, in the order of the list.
 * @returns the files that are there, and where list and folder disagree
 */
export function matchFiles(source: Source, product: ProductAsWritten, found: readonly FileFound[]) {
  const folder = `content/products/${product.slug}/files`;
  const listed = product.files;
  const errors: Issue[] = [];
  const unlisted = found
    .map(({ name }) => name)
    .filter((name) => !listed.some((entry) => entry.name === name));
  const files = listed.flatMap(({ name, contains = [], workingMinutes }, index): ProductFile[] => {
    const tell = (message: string) => errors.push(issueAt(source, ['files', index], message));
    const there = found.find((file) => file.name === name);
    if (listed.findIndex((other) => other.name === name) < index) tell(`lists '${name}' a second time.`);
    const near = there ? undefined : suggest(name, unlisted);
    if (near) {
      unlisted.splice(unlisted.indexOf(near), 1);
      tell(`'${name}' is not in ${folder}. Did you mean '${near}', which is there and not listed?`);
    } else if (!there)
      tell(
        `'${name}' is not in ${folder}. What is promised has to be there: put it there, or take the line away.`,
      );
    if (there && !there.bytes?.size) tell(`'${name}' in ${folder} is empty, or no file.`);
    const mediaType = mediaTypeOf(name);
    if (!there?.bytes || !mediaType) return [];
    return [{ slug: product.slug, name, contains, workingMinutes, ...there.bytes, mediaType }];
  });
  for (const name of unlisted)
    errors.push(
      issueAt(source, ['files'], `does not list '${name}', which is in ${folder}. List it, or take it away.`),
    );
  if (product.type === 'digital' && errors.length === 0 && files.every(({ name }) => name === LICENSE_FILE))
    errors.push(
      issueAt(source, ['files'], `has nothing for a buyer yet. At least one file has to be in ${folder}.`),
    );
  return { files, errors };
}

/** Where the license that buyers get with the files is not the one on the page. */
export function licenseNotices(root: string, products: readonly Product[]): Issue[] {
  return products.flatMap(({ slug, title, license }) => {
    const text = readText(root, `products/${slug}/files/${LICENSE_FILE}`) ?? '';
    if (text === '' || (text.startsWith(title) && text.replace(/\s+/g, ' ').includes(license))) return [];
    const message = `is not what ${LICENSE_FILE} in its files says, which begins with the title and holds this sentence.`;
    return [{ file: `content/products/${slug}/product.yaml`, path: 'license', message }];
  });
}

/** What `npm run files:prove` writes beside a product's files, where workbook, demo and rules agreed. */
const record = z.strictObject({
  file: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  cases: z.int().positive(),
  differences: z.literal(0),
  seed: z.int(),
  on: day,
});
export type ProofRecord = z.infer<typeof record>;

/** What a product's page may say of one of its files. */
type Proof = Pick<ProofRecord, 'file' | 'cases' | 'differences' | 'on'>;

/** Fewer are a run that was cut short for a try: they are no proof to print. */
const FEWEST_CASES = 10_000;

export const PROOF_FILE = 'proof.json';

/** The record as it lies there; undefined without one. */
export const findProof = (root: string, slug: string): string | undefined =>
  readText(root, `products/${slug}/${PROOF_FILE}`);

/**
 * What was proved of these very files.
 * @returns no proof for a record of a file that was since made anew, or of too few cases; an error for what
 * the command does not write
 */
export function matchProof(slug: string, found: string | undefined, files: readonly ProductFile[]) {
  if (found === undefined) return { proof: undefined, errors: [] };
  const read = record.safeParse(parsedJson(found));
  if (!read.success) return { proof: undefined, errors: [notOurs(slug)] };
  const { file, cases, differences, on, sha256 } = read.data;
  const same = files.some((one) => one.slug === slug && one.name === file && one.sha256 === sha256);
  const proof: Proof | undefined =
    same && cases >= FEWEST_CASES ? { file, cases, differences, on } : undefined;
  return { proof, errors: [] };
}

const notOurs = (slug: string): Issue => ({
  file: `content/products/${slug}/${PROOF_FILE}`,
  path: '',
  message: 'is not what npm run files:prove writes. Run it again, or take the file away.',
});
