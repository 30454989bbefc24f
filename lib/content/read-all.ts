import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './issue';
import { KIND_IDS, KINDS, type Kind } from './kinds';
import { findFiles, type FileFound } from './product-files';
import { findSamples } from './samples';
import { readSource, readText, type Source } from './source';
import { valueAt } from './tree';

const LEGAL = {
  privacyPolicy: 'legal/privacy-policy.md',
  termsOfService: 'legal/terms-of-service.md',
} as const;
export type LegalId = keyof typeof LEGAL;

type ProductSource = {
  slug: string;
  source: Source;
  files: FileFound[];
  samples: string[];
  retired: boolean;
};

/** Every content file as it was written. What could not be read is missing here and told in `errors`. */
export type Sources = {
  kinds: Partial<Record<Kind, Source>>;
  products: ProductSource[];
  /** The names of all folders under products/ that are not retired, also of those whose file cannot be read. */
  slugs: string[];
  legal: Partial<Record<LegalId, { file: string; text: string }>>;
  errors: Issue[];
};

export function readAll(root: string): Sources {
  const errors: Issue[] = [];
  const read = (path: string): Source | undefined => {
    const result = readSource(root, path);
    errors.push(...result.errors);
    return result.source;
  };
  const kinds: Sources['kinds'] = Object.fromEntries(
    KIND_IDS.flatMap((kind) => {
      const source = read(KINDS[kind].path);
      return source ? [[kind, source]] : [];
    }),
  );
  const folders = productFolders(root);
  const products = folders.flatMap((slug): ProductSource[] => {
    const source = read(`products/${slug}/product.yaml`);
    if (!source) return [];
    return [
      {
        slug,
        source,
        files: findFiles(root, slug),
        samples: findSamples(root, slug),
        retired: valueAt(source.data, ['retired']) === true,
      },
    ];
  });
  const slugs = folders.filter((folder) => !products.some(({ slug, retired }) => retired && slug === folder));
  const legal: Sources['legal'] = Object.fromEntries(
    Object.entries(LEGAL).flatMap(([id, path]) => {
      const file = `${basename(root)}/${path}`;
      const text = readText(root, path);
      if (text === undefined) errors.push({ file, path: '', message: 'This file is missing.' });
      return text === undefined ? [] : [[id, { file, text }]];
    }),
  );
  return { kinds, products, slugs, legal, errors };
}

function productFolders(root: string): string[] {
  const folder = join(root, 'products');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}
