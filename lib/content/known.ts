import type { Source } from './source';
import { idsAt, valueAt } from './tree';

/**
 * The ids that one file may take from another. Undefined where the other file cannot be read: then every id passes,
 * since one broken file should not make the others look broken too.
 */
export type Known = {
  founders?: string[];
  callers?: string[];
  strip?: string[];
  coaches?: string[];
  steps?: string[];
  plans?: string[];
  claims?: string[];
  tools?: string[];
  /** The addresses a content file may link to. */
  links?: string[];
};

/** Collects the ids before anything is checked, so that all files can be checked in one go. */
export function collectKnown(
  sources: Partial<Record<'site' | 'testimonials' | 'team' | 'programme' | 'claims', Source>>,
  slugs: readonly string[],
): Known {
  const ids = (kind: keyof typeof sources, path: readonly string[]) =>
    sources[kind] && idsAt(sources[kind].data, path);
  return {
    founders: ids('testimonials', ['founders']),
    callers: ids('testimonials', ['calls']),
    strip: ids('testimonials', ['strip']),
    coaches: ids('team', ['coaches']),
    steps: ids('programme', ['build', 'steps']),
    plans: ids('programme', ['plans']),
    claims: ids('claims', ['claims']),
    tools: [...slugs],
    links: sources.site && [...pagePaths(sources.site), ...slugs.map((slug) => `/toolbox/${slug}`)],
  };
}

/** The pages of site.yaml that have one fixed address. */
function pagePaths(site: Source): string[] {
  const pages = valueAt(site.data, ['pages']);
  if (typeof pages !== 'object' || pages === null) return [];
  return Object.keys(pages).filter((path) => path.startsWith('/') && !path.includes('{'));
}
