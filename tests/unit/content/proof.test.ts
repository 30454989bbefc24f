import { appendFileSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { sha256 } from '@/lib/content/sha256';
import { contentWith } from '@/tests/support/content';

const SLUG = 'roi-projection-calculator';
const WORKBOOK = 'roi-projection-calculator.xlsx';
const folderIn = (root: string) => join(root, 'products', SLUG);
const workbookIn = (root: string) => join(folderIn(root), 'files', WORKBOOK);
const proofIn = (root: string) =>
  checkContent(root).content?.products.find(({ slug }) => slug === SLUG)?.proof;

/** Content with a record of this workbook as it lies there. */
function recorded(changes: object = {}): string {
  const root = contentWith();
  const record = {
    file: WORKBOOK,
    sha256: sha256(readFileSync(workbookIn(root))),
    cases: 10_000,
    differences: 0,
    seed: 1,
    on: '2026-11-23',
    ...changes,
  };
  writeFileSync(join(folderIn(root), 'proof.json'), JSON.stringify(record));
  return root;
}

test('a product whose workbook was recalculated says for how many cases and when', () => {
  expect(proofIn(recorded())).toEqual({
    file: WORKBOOK,
    cases: 10_000,
    differences: 0,
    on: '2026-11-23',
  });
});

test('a workbook that is another one than was recalculated says nothing', () => {
  const root = recorded();
  appendFileSync(workbookIn(root), ' ');
  expect(proofIn(root)).toBeUndefined();
  expect(proofIn(recorded({ file: 'assumptions-guide.pdf' }))).toBeUndefined();
});

test('a record of a run cut short, below 10,000 cases, says nothing', () => {
  expect(proofIn(recorded({ cases: 9_999 }))).toBeUndefined();
});

test('without a record nothing is said', () => {
  const root = recorded();
  rmSync(join(folderIn(root), 'proof.json'));
  expect(proofIn(root)).toBeUndefined();
});

test.each([
  ['differences', { differences: 1 }],
  ['no cases', { cases: 0 }],
  ['a day that is none', { on: '2026-02-30' }],
  ['a text for a number', { cases: '10,000' }],
])('a record with %s is an error, and names the command', (_, changes) => {
  const errors = checkContent(recorded(changes)).errors.map(formatIssue);
  expect(errors).toEqual([expect.stringContaining(`content/products/${SLUG}/proof.json`) as string]);
  expect(errors[0]).toContain('npm run files:prove');
});
