import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSE_FILE, mediaTypeOf, type ProductFile } from '@/lib/shop/rules/product-file';
import type { Issue } from './issue';
import type { Product, ProductAsWritten } from '@/lib/shop/content/product';
import { suggest } from './schemas/text-rules';
import { fileSha256 } from './sha256';
import { issueAt, readText, type Source } from './source';

/** What lies in a product's folder of files. A folder or a link in it is no file and has no bytes. */
export type FileFound = { name: string; bytes?: { size: number; sha256: string } };

/** Everything in content/products/<slug>/files but hidden files, sorted by name. */
export function findFiles(root: string, slug: string): FileFound[] {
  const folder = join(root, 'products', slug, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      if (!entry.isFile()) return { name: entry.name };
      return { name: entry.name, bytes: fileSha256(join(folder, entry.name)) };
    });
}

/**
 * Puts together what product.yaml lists and what lies in the folder, in the order of the list.
 * @returns the files that are there, and where list and folder disagree
 */
export function matchFiles(source: Source, product: ProductAsWritten, found: readonly FileFound[]) {
  const folder = `content/products/${product.slug}/files`;
  const listed = product.files;
  const errors: Issue[] = [];
  const unlisted = found
    .map(({ name }) => name)
    .filter((name) => !listed.some((entry) => entry.name === name));
  const files = listed.flatMap(({ name, contains = [], workingMinutes }, index): ProductFile[] => {
    const tell = (message: string) => errors.push(issueAt(source, ['files', index], message));
    const there = found.find((file) => file.name === name);
    if (listed.findIndex((other) => other.name === name) < index) tell(`lists '${name}' a second time.`);
    const near = there ? undefined : suggest(name, unlisted);
    if (near) {
      unlisted.splice(unlisted.indexOf(near), 1);
      tell(`'${name}' is not in ${folder}. Did you mean '${near}', which is there and not listed?`);
    } else if (!there)
      tell(
        `'${name}' is not in ${folder}. What is promised has to be there: put it there, or take the line away.`,
      );
    if (there && !there.bytes?.size) tell(`'${name}' in ${folder} is empty, or no file.`);
    const mediaType = mediaTypeOf(name);
    if (!there?.bytes || !mediaType) return [];
    return [{ slug: product.slug, name, contains, workingMinutes, ...there.bytes, mediaType }];
  });
  for (const name of unlisted)
    errors.push(
      issueAt(source, ['files'], `does not list '${name}', which is in ${folder}. List it, or take it away.`),
    );
  if (product.type === 'digital' && errors.length === 0 && files.every(({ name }) => name === LICENSE_FILE))
    errors.push(
      issueAt(source, ['files'], `has nothing for a buyer yet. At least one file has to be in ${folder}.`),
    );
  return { files, errors };
}

/** Where the license that buyers get with the files is not the one on the page. */
export function licenseNotices(root: string, products: readonly Product[]): Issue[] {
  return products.flatMap(({ slug, title, license }) => {
    const text = readText(root, `products/${slug}/files/${LICENSE_FILE}`) ?? '';
    if (text === '' || (text.startsWith(title) && text.replace(/\s+/g, ' ').includes(license))) return [];
    const message = `is not what ${LICENSE_FILE} in its files says, which begins with the title and holds this sentence.`;
    return [{ file: `content/products/${slug}/product.yaml`, path: 'license', message }];
  });
}
