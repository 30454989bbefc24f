import { basename } from 'node:path';
import { entriesIn, type Issue, readSource, readWritten, type Source } from './source';
import { ALL_KINDS, KINDS } from './content';
import { findFiles, type FileFound, findProof } from './products';
import { findSamples, type SampleFound } from './samples';
import { valueAt, idsAt } from './tree';
import { routes } from '@/lib/kernel/routes';
import type { Known } from './schemas/building-blocks';

type ProductSource = {
  slug: string;
  source: Source;
  files: FileFound[];
  samples: SampleFound[];
  /** Of its workbook. */
  proof?: string;
  retired: boolean;
};

type PageSource = { slug: string; source: Source };

/** A file of prose as it was written. */
export type Prose = { file: string; text: string };

/** Every content file as it was written. What could not be read is missing here and told in `errors`. */
export type Sources = {
  /** By their paths, those of which there is one each. */
  yaml: Record<string, Source>;
  prose: Record<string, Prose>;
  products: ProductSource[];
  pages: PageSource[];
  /**
   * The names of all folders under products/ that are not retired, also of those whose file cannot be read.
   */
  slugs: string[];
  errors: Issue[];
};

export function readAll(root: string): Sources {
  const sources: Sources = { yaml: {}, prose: {}, products: [], pages: [], slugs: [], errors: [] };
  const read = (path: string): Source | undefined => {
    const { source, errors } = readSource(root, path);
    sources.errors.push(...errors);
    return source;
  };
  for (const { path, schema, many } of ALL_KINDS) {
    if (many) continue;
    const source = schema && read(path);
    const prose = schema ? undefined : readProse(root, path, sources.errors);
    if (source) sources.yaml[path] = source;
    if (prose) sources.prose[path] = prose;
  }
  for (const { name } of entriesIn(root, 'pages').filter((entry) => entry.name.endsWith('.md'))) {
    const source = read(KINDS.page.path.replace('*.md', name));
    if (source) sources.pages.push({ slug: name.replace('.md', ''), source });
  }
  for (const { name: slug } of entriesIn(root, 'products').filter((entry) => entry.isDirectory())) {
    const source = read(KINDS.product.path.replace('*', slug));
    const retired = valueAt(source?.data, ['retired']) === true;
    if (!retired) sources.slugs.push(slug);
    if (!source) continue;
    sources.products.push({
      slug,
      source,
      retired,
      files: findFiles(root, slug),
      samples: findSamples(root, slug),
      proof: findProof(root, slug),
    });
  }
  return sources;
}

/** All files that could be read and have a schema. */
export const yamlOf = ({ yaml, products, pages }: Sources): Source[] => [
  ...Object.values(yaml),
  ...[...products, ...pages].map(({ source }) => source),
];

function readProse(root: string, path: string, errors: Issue[]): Prose | undefined {
  const { text, issue } = readWritten(root, path);
  if (text !== undefined) return { file: `${basename(root)}/${path}`, text };
  errors.push(issue);
  return undefined;
}

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
