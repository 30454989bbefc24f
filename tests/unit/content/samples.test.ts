import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { contentWith } from '@/tests/support/content';

const SLUG = 'roi-projection-calculator';
const folderIn = (root: string) => join(root, 'products', SLUG, 'samples');
const errorsIn = (root: string) => checkContent(root).errors.map(formatIssue).join('\n');

test('a sample picture that is listed and not there is an error', () => {
  const root = contentWith();
  rmSync(folderIn(root), { recursive: true });
  expect(errorsIn(root)).toContain(`'cash-chart.webp' is not in content/products/${SLUG}/samples`);
});

test('a sample picture that is there and not listed is an error', () => {
  const root = contentWith();
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(join(folderIn(root), 'other.webp'), 'x');
  expect(errorsIn(root)).toContain("does not list 'other.webp'");
});
