import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { contentWith, errorsAfter } from '@/tests/support/content';

const SLUG = 'roi-projection-calculator';
const PRODUCT = `products/${SLUG}/product.yaml`;
const folderIn = (root: string) => join(root, 'products', SLUG, 'samples');
const errorsIn = (root: string) => checkContent(root).errors.map(formatIssue).join('\n');
const errorAfter = (from: string, to: string) => errorsAfter([PRODUCT, from, to]).join('\n');

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

test('a sample picture shows a file of its own product', () => {
  expect(errorAfter('of: roi-projection-calculator-example.xlsx', 'of: decision-guide.pdf')).toContain(
    "'decision-guide.pdf' is no file of this product.",
  );
});

test('a sample says what part of its file it shows', () => {
  expect(errorAfter('cells: B8:C13', 'cells: B8')).toContain('must be a range of cells, as B4:H20.');
  expect(errorAfter('    cells: B8:C13\n', '')).toContain('sheet and cells of a workbook, or page and box');
});

test('a callout has words, and points at what a phone shows of the picture', () => {
  expect(errorAfter('"Month 24: the money is back."', '""')).toContain('callouts[1].text');
  expect(errorAfter('at: [725, 45]', 'at: [90, 45]')).toContain('points at 90, and a phone shows 370 to 810');
  expect(errorAfter('at: [510, 125]', 'at: [510, 925]')).toContain('points at 925, below the picture');
});
