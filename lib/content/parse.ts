import type { z } from 'zod';
import { fillKnown } from '@/lib/kernel/text';
import { explain } from './explain';
import { fillTree, type Values } from './fill-in';
import type { Issue } from './issue';
import { KINDS } from './kinds';
import { readLegalPage } from './legal';
import { missingPages, type Page, readPages } from './pages';
import { matchFiles } from './product-files';
import { arrangeProducts, withTools } from './products';
import { matchProof } from './proof';
import type { Prose, Sources } from './read-all';
import { matchSamples } from './samples';
import type { Known } from './schemas/known';
import { issueAt, type Source } from './source';

// Each of these adds its errors to the list it is given, so that one run reports the errors of all files.

/** What a file says once it is filled in; undefined where it is not as its schema wants it. */
export function parseSource<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  values: Values,
  errors: Issue[],
) {
  const filled = { ...source, data: fillTree(source.data, values) };
  // Each schema reads one file: to compile it for that would cost more than it saves.
  const result = schema.safeParse(filled.data, { jitless: true });
  if (result.success) return result.data;
  errors.push(...explain(filled, result.error.issues));
  return undefined;
}

/** The products in the order of the toolbox, and apart from them the retired ones. */
export function readProducts(sources: Sources, known: Known, values: Values, errors: Issue[]) {
  const read = sources.products.flatMap(
    ({ slug, source, files: found, samples, proof: written, retired }) => {
      const product = parseSource(source, KINDS.product.schema(known), values, errors);
      if (product && product.slug !== slug)
        errors.push(
          issueAt(
            source,
            ['slug'],
            `is '${product.slug}', but the folder is called '${slug}'. They have to be the same.`,
          ),
        );
      if (!product) return [];
      const { errors: mismatches, ...files } = matchFiles(source, product, found);
      const pictures = matchSamples(source, product, samples);
      const { proof, errors: unreadable } = matchProof(slug, written, files.files);
      errors.push(...mismatches, ...pictures.errors, ...unreadable);
      return [{ source, retired, product: { ...product, ...files, samples: pictures.samples, proof } }];
    },
  );
  // One that cannot be read may be the bundle, or in it.
  if (read.length < sources.products.length || sources.errors.length > 0)
    return { products: [], retired: [] };
  const arranged = arrangeProducts(read.filter(({ retired }) => !retired));
  errors.push(...arranged.errors);
  const tools = read.flatMap(({ product }) => (product.type === 'digital' ? [product] : []));
  const retired = read
    .filter((one) => one.retired)
    .map(({ product }) => (product.type === 'digital' ? product : withTools(product, tools)));
  return { products: arranged.products, retired };
}

/** The pages of content/pages that are as their schema wants them. */
export function parsePages(
  root: string,
  { pages }: Sources,
  known: Known,
  values: Values,
  errors: Issue[],
): Page[] {
  const written = pages.flatMap(({ slug, source }) => {
    const parsed = parseSource(source, KINDS.page.schema(known), values, errors);
    const lineOf = (key: string) => source.lineOf([key]) ?? 1;
    return parsed ? [{ slug, file: source.file, lineOf, written: parsed }] : [];
  });
  errors.push(...missingPages(pages.map(({ slug }) => slug)));
  return readPages(root, written, known, errors);
}

/** A legal page, taken apart; undefined where it cannot be. */
export function parseProse({ file, text }: Prose, { links }: Known, values: Values, errors: Issue[]) {
  const date = values.get('legal.date');
  const read = readLegalPage(file, fillKnown(text, values), { date, links });
  errors.push(...read.errors);
  return read.page;
}
