import { capitalized, numberWord, placeholdersIn } from '@/lib/kernel/text';
import type { Files } from './content';
import { type Issue, issueAt, type Source } from './source';
import { valueAt, textsIn } from './tree';
import type { Product } from '@/lib/shop/content/product';
import { pageAt, PAGE_PATHS } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';

/**
 * What texts may count without writing the number: {count.tools} is "nine", and {Count.tools} "Nine".
 * @param shown of all files that are not retired
 */
export function countedValues(shown: readonly Source[]): [name: string, value: string][] {
  const tools = shown.filter(({ data }) => valueAt(data, ['type']) === 'digital').length;
  const home = shown.find(({ file }) => file.endsWith('/home.yaml'));
  const quoted = valueAt(home?.data, ['panels', 'results', 'testimonials']);
  const counts = { tools, founders: Array.isArray(quoted) ? quoted.length : 0 };
  return Object.entries(counts).flatMap(([what, count]): [string, string][] => [
    [`count.${what}`, numberWord(count)],
    [`Count.${what}`, capitalized(numberWord(count))],
  ]);
}

/** The claim on tutorials, and how many minutes it takes to keep it (rule 60). */
const CLAIM = 'claim.tutorials';
const MORE_THAN = 180;

/**
 * Who promises tutorials has to have them: the stated working times of the product's own files add up to the
 * promise.
 */
export function checkTutorials(products: readonly Product[], sources: readonly Source[]): Issue[] {
  return products.flatMap(({ slug, files }) => {
    const source = sources.find(({ file }) => file.endsWith(`/products/${slug}/product.yaml`));
    const promise = source && textsIn(source.data).find(({ text }) => placeholdersIn(text).includes(CLAIM));
    const minutes = files.reduce((total, { workingMinutes = 0 }) => total + workingMinutes, 0);
    if (!promise || minutes > MORE_THAN) return [];
    const message = `promises {${CLAIM}}, but the working times of its files add up to ${minutes} minutes. More than ${MORE_THAN} belong there.`;
    return [issueAt(source, promise.path, message)];
  });
}

/** Compares where claims.yaml says a claim stands with where it is printed. */
export function checkClaimPlaces(
  claims: Files['claims'],
  claimsFile: Source,
  sources: readonly Source[],
): Issue[] {
  const places = sources.flatMap(printedClaims);
  const notListed = places.flatMap(({ source, path, claim, page }) => {
    const record = claims.claims.find(({ id }) => id === claim);
    if (record === undefined || record.pages.includes(page)) return [];
    const message = `prints the claim '${claim}' on ${page}, but ${claimsFile.file} does not list that page.`;
    return [issueAt(source, path, message)];
  });
  const notPrinted = claims.claims.flatMap(({ id, value, pages }, index) =>
    (value === undefined ? [] : pages)
      .filter((page) => !places.some((place) => place.claim === id && place.page === page))
      .map((page) =>
        issueAt(claimsFile, ['claims', index, 'pages'], `lists ${page}, but '${id}' is not printed there.`),
      ),
  );
  return [...notListed, ...notPrinted];
}

function printedClaims(source: Source) {
  return textsIn(source.data).flatMap(({ path, text }) =>
    placeholdersIn(text)
      .filter((name) => name.startsWith('claim.'))
      .flatMap((name) =>
        pagesOf(source, path).map((page) => ({ source, path, claim: name.slice('claim.'.length), page })),
      ),
  );
}

/**
 * Which pages print a text. A bundle stands on /toolbox and on a page of its own, plans and their notes on
 * two.
 */
function pagesOf({ file, data }: Source, path: readonly PropertyKey[]): string[] {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  if (name === 'site.yaml' && path[0] === 'pages') return [String(path[1])];
  if (name === 'programme.yaml' && ['plans', 'planNotes'].includes(String(path[0])))
    return ['/', '/sprint-program'];
  if (name === 'programme.yaml') return [path[0] === 'page' ? '/sprint-program' : '/'];
  if (name === 'product.yaml')
    return [...(valueAt(data, ['type']) === 'bundle' ? ['/toolbox'] : []), `/toolbox/${folder}`];
  if (folder === 'pages') return [routes.page(name.replace('.md', ''))];
  return [PAGE_PATHS.find((path) => file.endsWith(`/${pageAt(path).words}`)) ?? file];
}
