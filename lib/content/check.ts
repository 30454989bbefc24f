import { isoDay } from '@/lib/kernel/time';
import { exactAmount, inShop } from '@/lib/kernel/money';
import type { Content } from './content';
import type { Issue } from './source';
import { licenseNotices } from './products';
import { readContent } from './load';
import type { DigitalProduct } from '@/lib/shop/content/product';
import type { WrittenText } from './fill-in';
import { sha256 } from './sha256';

/** Content only where there are no errors. `warnings`: what is allowed, but to be looked at before launch. */
type Checked = { content?: Content; errors: Issue[]; warnings: Issue[] };

/**
 * Reads and checks all of content/, and tells everything that is wrong with it in one go.
 * @param root the content folder itself
 */
export function checkContent(root: string, today = new Date()): Checked {
  const { content, errors, texts } = readContent(root);
  if (!content) return { errors, warnings: [] };
  const warnings = [
    ...content.placeholders.map(({ file, path, what }) => ({ file, path, message: `Placeholder: ${what}.` })),
    ...disagreements(content),
    ...prices(content),
    ...content.products.flatMap((product) => productWarnings(product, content, isoDay(today))),
    ...leftOut(content, texts),
    ...brandElsewhere(content, texts),
    ...licenseNotices(root, content.products),
    ...wordingNotices(content),
  ];
  return { content, errors, warnings };
}

/** The brand has one home, site.yaml, so that it can change there (rule 84). */
const brandElsewhere = ({ site }: Content, texts: readonly WrittenText[]): Issue[] =>
  texts
    .filter(({ text, at }) => text.includes(site.brand.name) && !at.file.endsWith('/site.yaml'))
    .map(({ at }) => ({
      ...at,
      message: `names the brand. Write {brand}, so that one change in site.yaml is enough.`,
    }));

/** Where a tool is named that is no longer sold, and so left out. */
const leftOut = ({ retired }: Content, texts: readonly WrittenText[]): Issue[] =>
  texts
    .filter(({ text }) => retired.some(({ slug }) => slug === text || `/toolbox/${slug}` === text))
    .map(({ at, text }) => ({
      ...at,
      message: `'${text}' is retired, so it is left out here. Look at the texts around it.`,
    }));

/** Each pair of claims that disagree, once. */
function disagreements({ claims }: Content): Issue[] {
  const textOf = (id: string) => claims.claims.find((claim) => claim.id === id)?.text ?? id;
  const seen = new Set<string>();
  return claims.claims.flatMap((claim) =>
    (claim.disagreesWith ?? []).flatMap((other) => {
      const pair = [claim.id, other].sort().join(' ');
      if (seen.has(pair)) return [];
      seen.add(pair);
      const message = `Claims disagree: '${claim.text}' (${claim.id}) and '${textOf(other)}' (${other}).`;
      return [{ file: 'content/claims.yaml', path: claim.id, message }];
    }),
  );
}

/** Further from what the others cost, a price was probably written with two digits too many or too few. */
const TIMES = 10;

function prices({ products }: Content): Issue[] {
  const tools = products.filter(({ type }) => type === 'digital');
  const all = tools.map(({ priceCents }) => priceCents).sort((a, b) => a - b);
  const middle = all[Math.floor(all.length / 2)] ?? 0;
  return tools
    .filter(({ priceCents: cents }) => cents >= middle * TIMES || cents * TIMES <= middle)
    .map(({ slug, priceCents }) => ({
      file: productFile(slug),
      path: 'priceCents',
      message: `is ${exactAmount(inShop(priceCents))}, and most tools cost about ${exactAmount(inShop(middle))}. Is that right? Prices are in cents: 4900 is $49.`,
    }));
}

function productWarnings(
  product: Content['products'][number],
  { products, toolbox }: Content,
  today: string,
): Issue[] {
  if (product.type === 'bundle') return [];
  const file = productFile(product.slug);
  const warnings: Issue[] = [];
  if (products.some((one) => one.type === 'bundle' && !one.includes.includes(product.slug)))
    warnings.push({
      file,
      path: 'slug',
      message: 'is not in the bundle. Look at what its texts say of “all” and “every tool”.',
    });
  if (!toolbox.demos.items.some(({ slug }) => slug === product.slug))
    warnings.push({
      file,
      path: 'slug',
      message: 'has no free demo. Look at what toolbox.yaml and site.yaml say of “every tool”.',
    });
  const message = originalPriceNotice(product, today);
  return message === undefined ? warnings : [...warnings, { file, path: 'originalPriceCents', message }];
}

/** Why an original price is not shown, or not for long. Pages are made when the site is built. */
function originalPriceNotice(product: DigitalProduct, today: string): string | undefined {
  const { priceCents, originalPriceCents, originalPriceSince: since } = product;
  if (originalPriceCents === undefined) return undefined;
  if (originalPriceCents <= priceCents) return 'is not shown, because it is not above the price.';
  if (since === undefined)
    return 'is not shown, because originalPriceSince does not say from which day it was asked.';
  if (today < since.date)
    return `is not shown before ${since.date}, from when on it is asked. Build again on that day.`;
  if (since.until === undefined) return undefined;
  return today <= since.until
    ? `is shown until ${since.until}. Build again on the day after.`
    : `is no longer shown: ${since.until} is over.`;
}

const productFile = (slug: string) => `content/products/${slug}/product.yaml`;

/**
 * What stored answers were given to, and by what words they were judged: short, and another as soon as a word
 * is another.
 */
function wordingOf({ questionnaire, results }: Content['diagnostic']): string {
  const { sections, scale } = questionnaire;
  const areas = sections.map(({ title, statements }) => [
    title,
    ...Object.entries(statements).map(([id, { text }]) => [id, text]),
  ]);
  const verdicts = Object.entries(results.page.ratings).map(([id, { name }]) => [id, name]);
  return sha256(JSON.stringify([areas, scale.labels.map(({ label }) => label), verdicts])).slice(0, 8);
}

/**
 * Where the words of the diagnostic are no longer those of the version that every answer is stored with (rule
 * 7).
 */
function wordingNotices({ diagnostic }: Content): Issue[] {
  const { version, wording } = diagnostic.questionnaire;
  const words = wordingOf(diagnostic);
  if (words === wording) return [];
  const message = `is ${wording ?? 'missing'}, and the words of statements, areas, ratings or verdicts are no longer those of version ${version}. Write a new version, and wording: "${words}".`;
  return [{ file: 'content/diagnostic/questionnaire.yaml', path: 'wording', message }];
}
