import { splitDescription } from '@/lib/shop/rules/first-sentence';
import type { Content } from './content';
import type { Issue } from './issue';

/** Longer ones are cut off in search results. */
const SEO = { title: 60, description: 155 };
/** What the header menu shows of a description (rule 87). */
const MENU_CHARACTERS = 85;

/** What is allowed, but should be looked at before launch. */
export function collectWarnings(content: Content): Issue[] {
  return [
    ...content.placeholders.map(({ file, path, what }) => ({ file, path, message: `Placeholder: ${what}.` })),
    ...disagreements(content),
    ...searchTexts(content),
    ...content.products.flatMap(productWarnings),
  ];
}

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

function searchTexts({ site, products }: Content): Issue[] {
  const pages = Object.entries(site.pages).map(([path, page]) => ({
    file: 'content/site.yaml',
    path: `pages.${path}`,
    ...page,
  }));
  const tools = products.map(({ slug, seo }) => ({ file: productFile(slug), path: 'seo', ...seo }));
  return [...pages, ...tools].flatMap(({ file, path, title, description }) => [
    ...tooLong({ file, path: `${path}.title` }, title, SEO.title),
    ...tooLong({ file, path: `${path}.description` }, description, SEO.description),
  ]);
}

function tooLong(at: { file: string; path: string }, text: string, limit: number): Issue[] {
  if (text.length <= limit) return [];
  return [{ ...at, message: `has ${text.length} characters; search results cut after about ${limit}.` }];
}

function productWarnings(product: Content['products'][number]): Issue[] {
  if (product.type === 'bundle') return [];
  const file = productFile(product.slug);
  const sentence = splitDescription(product.description).lead;
  const warnings: Issue[] = [];
  if (sentence.length > MENU_CHARACTERS + 1)
    warnings.push({
      file,
      path: 'description',
      message: `The header menu cuts after ${MENU_CHARACTERS} characters, inside the first sentence.`,
    });
  if (product.originalPriceCents !== undefined && product.originalPriceSince === undefined)
    warnings.push({
      file,
      path: 'originalPriceCents',
      message: 'is not shown, because originalPriceSince does not say from which day it was asked.',
    });
  return warnings;
}

const productFile = (slug: string) => `content/products/${slug}/product.yaml`;
