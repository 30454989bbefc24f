import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ALL_KINDS, KINDS } from '@/lib/content/kinds';
import type { Known } from '@/lib/content/schemas/known';
import { PAGE_PATHS, pageAt } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';
import { words } from './labels';

/** A content file that can be edited: its path inside the content folder is its name. */
export type ContentFile = {
  file: string;
  group: string;
  title: string;
  /** Undefined for Markdown. */
  schema?: (known: Known) => z.ZodType;
  /** The page that shows what it says; undefined for words of mails, and of many pages. */
  page?: string;
};

/** Where a kind stands in the table says which files it is listed with. */
const GROUPS: Record<string, string> = {
  products: 'Products',
  mail: 'Mail',
  diagnostic: 'Diagnostic',
  library: 'Library',
  legal: 'Legal',
};

/**
 * Every content file there may be, as the table of kinds has them, and one for each folder of a product. A
 * name that is not in this list is no file: nothing that a browser sends becomes part of a path.
 * @param more slugs of products that are not there yet
 */
export function contentFiles(root: string, more: readonly string[] = []): ContentFile[] {
  return ALL_KINDS.flatMap(({ path: file, schema }) => {
    if (file === KINDS.product.path)
      return [...new Set([...productFolders(root), ...more])]
        .sort()
        .map((slug) => described(file.replace('*', slug), schema, slug));
    return [described(file, schema)];
  });
}

function described(file: string, schema: ContentFile['schema'], slug?: string): ContentFile {
  const [folder, name] = file.includes('/') ? [file.split('/')[0]!, path.posix.basename(file)] : ['', file];
  const page = pageOf(file);
  return {
    ...{ file, schema },
    group: GROUPS[folder] ?? 'Pages and facts',
    title: page ? pageAt(page).screen : words(slug ?? name.replace(/\.\w+$/, '')),
    page: slug ? routes.product(slug) : page,
  };
}

function pageOf(file: string) {
  return PAGE_PATHS.find((at) => pageAt(at).words === file || file === `legal${at}.md`);
}

function productFolders(root: string): string[] {
  return readdirSync(path.join(root, 'products'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
