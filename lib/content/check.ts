import type { z } from 'zod';
import { adviceBook } from './advice';
import { checkClaimPlaces } from './claim-places';
import type { Content } from './content';
import { collectValues, unknownValues } from './fill-in';
import { byPlace, type Issue } from './issue';
import { KINDS, type Kind } from './kinds';
import { collectKnown } from './known';
import { collectNotices } from './notices';
import { parseSource, readLegal, readProducts } from './parse';
import { checkMarks, listPlaceholders } from './placeholders';
import { readAll } from './read-all';
import type { Source } from './source';
import { valueAt } from './tree';
import { checkTutorials } from './working-times';
import { writtenTexts } from './written-texts';

/** Content only where there are no errors. Notices do not stop anyone. */
type Checked = { content?: Content; errors: Issue[]; notices: Issue[] };

/**
 * Reads and checks all of content/, and tells everything that is wrong with it in one go.
 * @param root the content folder itself
 */
export function checkContent(root: string): Checked {
  const sources = readAll(root);
  const { kinds } = sources;
  const all = [...Object.values(kinds), ...sources.products.map(({ source }) => source)];
  const shown = all.filter((source) => valueAt(source.data, ['retired']) !== true);
  const known = collectKnown(kinds, sources.slugs);
  const values = collectValues(kinds.site, kinds.claims);
  const readable = { site: kinds.site !== undefined, claims: kinds.claims !== undefined };

  const errors = [
    ...sources.errors,
    ...all.flatMap(checkMarks),
    ...unknownValues(writtenTexts(sources, all), values, readable),
  ];
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
    orders: kind('orders'),
    yourData: kind('yourData'),
    redirects: kind('redirects'),
  };
  const mail = {
    frame: kind('mailFrame'),
    buyer: kind('mailBuyer'),
    owner: kind('mailOwner'),
    diagnostic: kind('mailDiagnostic'),
    rights: kind('mailRights'),
  };
  const questionnaire = kind('questionnaire');
  const recommendations = kind('recommendations');
  const results = kind('results');
  const { products, retired } = readProducts(sources, known, values, errors);
  const legal = readLegal(sources, known, values, errors);
  errors.push(...checkTutorials(products, shown));
  if (parts.claims && kinds.claims) errors.push(...checkClaimPlaces(parts.claims, kinds.claims, shown));

  if (errors.length > 0) return { errors: errors.sort(byPlace), notices: [] };
  const content = {
    ...parts,
    mail,
    diagnostic: { questionnaire, results, advice: adviceBook(questionnaire!, recommendations!) },
    products,
    retired,
    legal,
    placeholders: shown.flatMap(listPlaceholders),
  } as Content;
  return { content, errors, notices: collectNotices(content) };
}
