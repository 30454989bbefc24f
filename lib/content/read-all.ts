import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './issue';
import { ALL_KINDS, KINDS } from './kinds';
import { findFiles, type FileFound } from './product-files';
import { findProof } from './proof';
import { findSamples, type SampleFound } from './samples';
import { type ReadBefore, readSource, readWritten, type Source, type Unsaved } from './source';
import { valueAt } from './tree';

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

/** @param before of a check that is made again and again */
export function readAll(root: string, before: ReadBefore = new Map(), unsaved: Unsaved = {}): Sources {
  const sources: Sources = { yaml: {}, prose: {}, products: [], pages: [], slugs: [], errors: [] };
  const read = (path: string): Source | undefined => {
    const { source, errors } = readSource(root, path, before, unsaved);
    sources.errors.push(...errors);
    return source;
  };
  for (const { path, schema, many } of ALL_KINDS) {
    if (many) continue;
    const source = schema && read(path);
    const prose = schema ? undefined : readProse(root, path, unsaved, sources.errors);
    if (source) sources.yaml[path] = source;
    if (prose) sources.prose[path] = prose;
  }
  for (const slug of namesIn(root, 'pages', (entry) => entry.name.endsWith('.md'))) {
    const source = read(KINDS.page.path.replace('*.md', slug));
    if (source) sources.pages.push({ slug: slug.replace('.md', ''), source });
  }
  for (const slug of namesIn(root, 'products', (entry) => entry.isDirectory())) {
    const source = read(KINDS.product.path.replace('*', slug));
    const retired = valueAt(source?.data, ['retired']) === true;
    if (!retired) sources.slugs.push(slug);
    if (!source) continue;
    sources.products.push({
      ...{ slug, source, retired },
      ...{ files: findFiles(root, slug), samples: findSamples(root, slug) },
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

function readProse(root: string, path: string, unsaved: Unsaved, errors: Issue[]): Prose | undefined {
  const { text, issue } = readWritten(root, path, unsaved);
  if (text !== undefined) return { file: `${basename(root)}/${path}`, text };
  errors.push(issue);
  return undefined;
}

function namesIn(root: string, name: string, isOne: (entry: Dirent) => boolean): string[] {
  const folder = join(root, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isOne(entry) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}
