import { isoDay } from '@/lib/kernel/day';
import { adviceBook } from '@/lib/diagnostic/content/recommendations';
import { agreementNotices } from './agreed';
import { priceNotices, countedValues, countNotices, workNotices, checkTutorials } from './counted';
import { checkClaimPlaces } from './claim-places';
import type { Content, Files } from './content';
import { collectValues, unknownValues } from './fill-in';
import { byPlace, type Issue } from './issue';
import { type Kind, KINDS, readKinds } from './kinds';
import { styleNotices } from './house-style';
import { collectKnown } from './known';
import { collectWarnings, unreadNotices, wordingNotices } from './warnings';
import { checkPhotos } from './photos';
import { parsePages, parseProse, parseSource, readProducts } from './parse';
import { licenseNotices } from './product-files';
import { checkMarks, listPlaceholders } from './placeholders';
import { readAll, yamlOf } from './read-all';
import type { ReadBefore, Unsaved } from './source';
import { madeAnyway, standIn } from './stand-in';
import { valueAt } from './tree';
import { markupIn, type WrittenText, writtenTexts } from './written-texts';

/** Content only where there are no errors. Warnings stop nobody. */
type Checked = { content?: Content; errors: Issue[]; warnings: Issue[] };

/** Whoever edits has everything checked after each word, and has changed one file. */
const readBefore: ReadBefore = new Map();

/**
 * Reads and checks all of content/, and tells everything that is wrong with it in one go.
 * @param root the content folder itself
 */
export function checkContent(root: string, today = new Date(), unsaved: Unsaved = {}): Checked {
  const { content, errors, texts, ofFiles } = readContent(root, readBefore, unsaved);
  if (!content) return { errors, warnings: [] };
  const warnings = [
    ...collectWarnings(content, texts, isoDay(today)),
    ...countNotices(texts, content),
    ...workNotices(texts, content),
    ...licenseNotices(root, content.products),
    ...wordingNotices(content),
    ...ofFiles(),
    ...styleNotices(texts),
    ...unreadNotices(root),
  ];
  return { content, errors, warnings };
}

type Read = {
  content?: Content;
  errors: Issue[];
  texts: readonly WrittenText[];
  /** What is to be looked at in the files as they were written. */
  ofFiles: () => Issue[];
  /** Where there are errors: all that can be read, and stand-ins for the rest. */
  anyway?: () => Content;
};

/**
 * The same without the warnings: a site that starts tells them nobody. `texts` is every text that is shown,
 * as it was written.
 */
export function readContent(root: string, before?: ReadBefore, unsaved?: Unsaved): Read {
  const sources = readAll(root, before, unsaved);
  const { yaml, prose } = sources;
  const all = yamlOf(sources);
  const shown = all.filter((source) => valueAt(source.data, ['retired']) !== true);
  const [site, claims] = [yaml[KINDS.site.path], yaml[KINDS.claims.path]];
  const known = collectKnown(sources);
  const values = collectValues(site, claims, countedValues(shown));
  const readable = { site: site !== undefined, claims: claims !== undefined };

  const texts = writtenTexts(sources, all);

  const photos = checkPhotos(root, yaml);
  const errors = [
    ...sources.errors,
    ...photos.errors,
    ...all.flatMap(checkMarks),
    ...unknownValues(texts, values, readable),
    ...markupIn(texts),
  ];
  // Not all of it is there while there are errors: then nobody sees it.
  const parse = ({ path, schema }: Kind, told: Issue[]) =>
    schema
      ? yaml[path] && parseSource(yaml[path], schema(known), values, told)
      : prose[path] && parseProse(prose[path], known, values, told);
  const files = readKinds((kind) => parse(kind, errors));
  const { products, retired } = readProducts(sources, known, values, errors);
  const pages = parsePages(root, sources, known, values, errors);
  errors.push(...checkTutorials(products, shown));
  // A file that cannot be read may print any claim.
  if (claims && files.claims && sources.errors.length === 0)
    errors.push(...checkClaimPlaces(files.claims, claims, shown));

  const adviceOf = ({ diagnostic }: Files) =>
    adviceBook(diagnostic.questionnaire, diagnostic.recommendations);
  const whole = (read: Files, advice: Content['diagnostic']['advice']): Content => ({
    ...read,
    diagnostic: { ...read.diagnostic, advice },
    ...{ products, retired, pages },
    placeholders: shown.flatMap(listPlaceholders),
  });
  if (errors.length > 0) {
    const anyway = () => {
      const read = readKinds((kind) => parse(kind, []) ?? standIn(root, kind, known, values));
      return whole(
        read,
        madeAnyway('diagnostic.advice', () => adviceOf(read)),
      );
    };
    return { errors: errors.sort(byPlace), texts: [], ofFiles: () => [], anyway };
  }
  const content = whole(files, adviceOf(files));
  return {
    content,
    errors,
    texts: texts.filter(({ at }) => !retired.some(({ slug }) => at.file.includes(`/products/${slug}/`))),
    ofFiles: () => [...agreementNotices(all, values), ...priceNotices(shown), ...photos.notices],
  };
}
