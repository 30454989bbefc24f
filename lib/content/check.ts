import type { z } from 'zod';
import { fillKnown } from '@/lib/domain/text';
import { adviceBook } from './advice';
import { checkClaimPlaces } from './claim-places';
import type { Content } from './content';
import { explain } from './explain';
import { collectValues, fillTree, unknownValues, type Values } from './fill-in';
import { byPlace, type Issue } from './issue';
import { KINDS, PRODUCT_SCHEMA, type Kind } from './kinds';
import { collectKnown, type Known } from './known';
import { readLegalPage, type LegalPage } from './legal';
import { collectNotices } from './notices';
import { checkMarks, listPlaceholders } from './placeholders';
import { arrangeProducts } from './products';
import { readAll, type LegalId, type Sources } from './read-all';
import type { Source } from './source';
import { writtenTexts } from './written-texts';

/** Content only where there are no errors. Notices do not stop anyone. */
export type Checked = { content?: Content; errors: Issue[]; notices: Issue[] };

/**
 * Reads and checks all of content/, and tells everything that is wrong with it in one go.
 * @param root the content folder itself
 */
export function checkContent(root: string): Checked {
  const sources = readAll(root);
  const { kinds } = sources;
  const all = [...Object.values(kinds), ...sources.products.map(({ source }) => source)];
  const known = collectKnown(kinds, sources.slugs);
  const values = collectValues(kinds.site, kinds.claims);
  const readable = { site: kinds.site !== undefined, claims: kinds.claims !== undefined };

  const errors = [...sources.errors, ...all.flatMap(checkMarks), ...unknownValues(writtenTexts(sources, all), values, readable)];
  const parse = <Schema extends z.ZodType>(source: Source | undefined, schema: Schema) =>
    source && parseSource(source, schema, values, errors);
  const kind = <K extends Kind>(id: K) =>
    parse(kinds[id], KINDS[id].schema(known)) as z.infer<ReturnType<(typeof KINDS)[K]['schema']>> | undefined;

  const parts = {
    site: kind('site'),
    home: kind('home'),
    programme: kind('programme'),
    testimonials: kind('testimonials'),
    team: kind('team'),
    claims: kind('claims'),
    booking: kind('booking'),
    messages: kind('messages'),
    toolbox: kind('toolbox'),
  };
  const questionnaire = kind('questionnaire');
  const recommendations = kind('recommendations');
  const results = kind('results');
  const products = readProducts(sources, known, values, errors);
  const legal = readLegal(sources, known, values, errors);
  if (parts.claims && kinds.claims) errors.push(...checkClaimPlaces(parts.claims, kinds.claims, all));

  if (errors.length > 0) return { errors: errors.sort(byPlace), notices: [] };
  const content = {
    ...parts,
    diagnostic: { questionnaire, results, advice: adviceBook(questionnaire!, recommendations!) },
    products,
    legal,
    placeholders: all.flatMap(listPlaceholders),
  } as Content;
  return { content, errors, notices: collectNotices(content) };
}

function parseSource<Schema extends z.ZodType>(source: Source, schema: Schema, values: Values, errors: Issue[]) {
  const filled = { ...source, data: fillTree(source.data, values) };
  const result = schema.safeParse(filled.data);
  if (result.success) return result.data;
  errors.push(...explain(filled, result.error.issues));
  return undefined;
}

function readProducts(sources: Sources, known: Known, values: Values, errors: Issue[]) {
  const read = sources.products.flatMap(({ slug, source }) => {
    const product = parseSource(source, PRODUCT_SCHEMA(known), values, errors);
    if (product && product.slug !== slug)
      errors.push({
        file: source.file,
        path: 'slug',
        line: source.lineOf(['slug']),
        message: `is '${product.slug}', but the folder is called '${slug}'. They have to be the same.`,
      });
    return product ? [{ source, product }] : [];
  });
  if (read.length < sources.slugs.length) return [];
  const arranged = arrangeProducts(read);
  errors.push(...arranged.errors);
  return arranged.products;
}

function readLegal(sources: Sources, known: Known, values: Values, errors: Issue[]) {
  const pages = Object.entries(sources.legal).map(([id, { file, text }]) => {
    const read = readLegalPage(file, fillKnown(text, values), { date: values.get('legal.date'), links: known.links });
    errors.push(...read.errors);
    return [id, read.page];
  });
  return Object.fromEntries(pages) as Record<LegalId, LegalPage>;
}
