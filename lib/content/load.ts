import { adviceBook } from '@/lib/diagnostic/content/recommendations';
import { countedValues, checkTutorials, checkClaimPlaces } from './counted';
import { type Content, KINDS, readKinds } from './content';
import {
  collectValues,
  unknownValues,
  markupIn,
  type WrittenText,
  writtenTexts,
  fillTree,
  type Values,
} from './fill-in';
import { byPlace, type Issue, formatIssue, issueAt, type Source } from './source';
import { collectKnown, readAll, yamlOf, type Prose, type Sources } from './read-all';
import { checkPhotos } from './photos';
import { checkMarks, listPlaceholders } from './placeholders';
import { valueAt } from './tree';
import type { z } from 'zod';
import { fillKnown } from '@/lib/kernel/text';
import { explain } from './explain';
import { readLegalPage, missingPages, type Page, readPages } from './pages';
import { matchFiles, arrangeProducts, withTools, matchProof } from './products';
import { matchSamples } from './samples';
import type { Known } from './schemas/building-blocks';

/** Content that cannot be shown to anyone. The message lists everything that is wrong, one line each. */
export class ContentError extends Error {
  constructor(readonly issues: readonly Issue[]) {
    const count = issues.length === 1 ? 'one error' : `${issues.length} errors`;
    super(`The content has ${count}:\n${issues.map(formatIssue).join('\n')}`);
    this.name = 'ContentError';
  }
}

/**
 * Everything marketers own, checked and filled in.
 * @param root the content folder itself
 * @throws ContentError listing every error of every file
 */
export function loadContent(root: string): Content {
  const { content, errors } = readContent(root);
  if (content === undefined) throw new ContentError(errors);
  return content;
}

type Read = {
  content?: Content;
  errors: Issue[];
  texts: readonly WrittenText[];
};

/**
 * The same without the warnings: a site that starts tells them nobody. `texts` is every text that is shown,
 * as it was written.
 */
export function readContent(root: string): Read {
  const sources = readAll(root);
  const { yaml, prose } = sources;
  const all = yamlOf(sources);
  const shown = all.filter((source) => valueAt(source.data, ['retired']) !== true);
  const [site, claims] = [yaml[KINDS.site.path], yaml[KINDS.claims.path]];
  const known = collectKnown(sources);
  const values = collectValues(site, claims, countedValues(shown));
  const readable = { site: site !== undefined, claims: claims !== undefined };

  const texts = writtenTexts(sources, all);

  const errors = [
    ...sources.errors,
    ...checkPhotos(root, yaml),
    ...all.flatMap(checkMarks),
    ...unknownValues(texts, values, readable),
    ...markupIn(texts),
  ];
  // Not all of it is there while there are errors: then nobody sees it.
  const files = readKinds(({ path, schema }) =>
    schema
      ? yaml[path] && parseSource(yaml[path], schema(known), values, errors)
      : prose[path] && parseProse(prose[path], known, values, errors),
  );
  const { products, retired } = readProducts(sources, known, values, errors);
  const pages = parsePages(root, sources, known, values, errors);
  errors.push(...checkTutorials(products, shown));
  // A file that cannot be read may print any claim.
  if (claims && files.claims && sources.errors.length === 0)
    errors.push(...checkClaimPlaces(files.claims, claims, shown));

  if (errors.length > 0) return { errors: errors.sort(byPlace), texts: [] };
  const { questionnaire, recommendations } = files.diagnostic;
  const content: Content = {
    ...files,
    diagnostic: { ...files.diagnostic, advice: adviceBook(questionnaire, recommendations, pages) },
    products,
    retired,
    pages,
    placeholders: shown.flatMap(listPlaceholders),
  };
  return {
    content,
    errors,
    texts: texts.filter(({ at }) => !retired.some(({ slug }) => at.file.includes(`/products/${slug}/`))),
  };
}

// Each of these adds its errors to the list it is given, so that one run reports the errors of all files.

/** What a file says once it is filled in; undefined where it is not as its schema wants it. */
function parseSource<Schema extends z.ZodType>(
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
function readProducts(sources: Sources, known: Known, values: Values, errors: Issue[]) {
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
function parsePages(root: string, { pages }: Sources, known: Known, values: Values, errors: Issue[]): Page[] {
  const written = pages.flatMap(({ slug, source }) => {
    const parsed = parseSource(source, KINDS.page.schema(known), values, errors);
    const lineOf = (key: string) => source.lineOf([key]) ?? 1;
    return parsed ? [{ slug, file: source.file, lineOf, written: parsed }] : [];
  });
  errors.push(...missingPages(pages.map(({ slug }) => slug)));
  return readPages(root, written, known, errors);
}

/** A legal page, taken apart; undefined where it cannot be. */
function parseProse({ file, text }: Prose, { links }: Known, values: Values, errors: Issue[]) {
  const date = values.get('legal.date');
  const read = readLegalPage(file, fillKnown(text, values), { date, links });
  errors.push(...read.errors);
  return read.page;
}
