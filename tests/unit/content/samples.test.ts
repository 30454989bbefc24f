import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { contentWith } from '@/tests/support/content';

const SLUG = 'roi-projection-calculator';
const folderIn = (root: string) => join(root, 'products', SLUG, 'samples');
const errorsIn = (root: string) => checkContent(root).errors.map(formatIssue);

test('a sample picture that is listed and not there is an error', () => {
  const root = contentWith();
  rmSync(folderIn(root), { recursive: true });
  expect(errorsIn(root).join('\n')).toContain(
    `'example-machine.webp' is not in content/products/${SLUG}/samples`,
  );
});

test('a sample picture that is there and not listed is an error', () => {
  const root = contentWith();
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(join(folderIn(root), 'other.webp'), 'x');
  expect(errorsIn(root).join('\n')).toContain("does not list 'other.webp'");
});

test('a sample picture shows a file of its own product', () => {
  const root = contentWith([
    `products/${SLUG}/product.yaml`,
    'of: assumptions-guide.pdf',
    'of: decision-guide.pdf',
  ]);
  expect(errorsIn(root).join('\n')).toContain("'decision-guide.pdf' is no file of this product.");
});
