import { pageAt, PAGE_PATHS } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';
import { placeholdersIn } from '@/lib/kernel/text';
import type { Issue } from './issue';
import type { Files } from './content';
import { issueAt, type Source } from './source';
import { textsIn, valueAt } from './tree';

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
