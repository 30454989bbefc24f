import { routes } from '@/lib/kernel/routes';
import { KINDS } from './kinds';
import type { Sources } from './read-all';
import type { Known } from './schemas/known';
import type { Source } from './source';
import { idsAt, valueAt } from './tree';

/** Collects the ids before anything is checked, so that all files can be checked in one go. */
export function collectKnown({ yaml, slugs, products, pages }: Sources): Known {
  const ids = (kind: 'testimonials' | 'team' | 'programme' | 'claims', at: readonly string[]) => {
    const source = yaml[KINDS[kind].path];
    const found = source && idsAt(source.data, at);
    // Of two with one id, one is meant to have another, which may be named elsewhere.
    return found && new Set(found).size === found.length ? found : undefined;
  };
  const site = yaml[KINDS.site.path];
  return {
    founders: ids('testimonials', ['founders']),
    callers: ids('testimonials', ['calls']),
    strip: ids('testimonials', ['strip']),
    coaches: ids('team', ['coaches']),
    steps: ids('programme', ['build', 'steps']),
    plans: ids('programme', ['plans']),
    claims: ids('claims', ['claims']),
    tools: [...slugs],
    retired: products.filter(({ retired }) => retired).map(({ slug }) => slug),
    links: site && [
      ...pagePaths(site),
      ...slugs.map((slug) => `/toolbox/${slug}`),
      ...pages.map(({ slug }) => routes.page(slug)),
    ],
    demos: idsAt(yaml[KINDS.toolbox.path]?.data, ['demos', 'items'], 'path'),
  };
}

/** The pages of site.yaml that have one fixed address. */
function pagePaths(site: Source): string[] {
  const pages = valueAt(site.data, ['pages']);
  if (typeof pages !== 'object' || pages === null) return [];
  return Object.keys(pages).filter((path) => path.startsWith('/') && !path.includes('{'));
}
