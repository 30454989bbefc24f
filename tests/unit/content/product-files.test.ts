import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { loadContent } from '@/lib/content/load';
import { checkedAfter, CONTENT, contentWith, type Edit, errorsAfter } from '@/tests/support/content';
import { sha256 } from '@/lib/content/sha256';

const SLUG = 'roi-projection-calculator';
const ROI = `products/${SLUG}/product.yaml`;
const LISTED = '  - name: LICENSE.txt';

/** A copy of the content in which something was done to the folder of one product's files. */
function contentAfter(change: (folder: string) => void, ...edits: Edit[]): string {
  const root = contentWith(...edits);
  change(join(root, 'products', SLUG, 'files'));
  return root;
}

const errorsIn = (root: string) => checkContent(root).errors.map(formatIssue);
const toolOf = (root: string) => loadContent(root).products.find(({ slug }) => slug === SLUG)!;

test('a file that is there comes with its size, its SHA-256 and its media type', () => {
  const bytes = readFileSync(join(CONTENT, 'products', SLUG, 'files/LICENSE.txt'));
  expect(toolOf(CONTENT).files).toContainEqual({
    slug: SLUG,
    name: 'LICENSE.txt',
    contains: ['The license in full'],
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    mediaType: 'text/plain; charset=utf-8',
  });
});

test('a file that is promised and not there is an error, marked as a placeholder too', () => {
  const name = 'roi-projection-calculator.xlsx';
  const entry = `  - name: ${name}\n`;
  const without = (...edits: Edit[]) =>
    errorsIn(contentAfter((folder) => rmSync(join(folder, name)), ...edits));
  expect(without()).toContainEqual(
    expect.stringContaining(`'${name}' is not in content/products/${SLUG}/files.`),
  );
  expect(without([ROI, entry, `${entry}    placeholder: true\n`])).toContainEqual(
    expect.stringContaining("files[0]: 'placeholder' is not a key here."),
  );
});

test('a file that is not listed is an error, and so are a folder and a link', () => {
  const root = contentAfter((folder) => {
    writeFileSync(join(folder, 'notes.txt'), 'not for buyers');
    mkdirSync(join(folder, 'drafts'));
    symlinkSync('/etc/hostname', join(folder, 'more.txt'));
  });
  for (const name of ['notes.txt', 'drafts', 'more.txt'])
    expect(errorsIn(root)).toContainEqual(
      expect.stringContaining(`files: does not list '${name}', which is in`),
    );
});

test('a listed link is no file, wherever it leads', () => {
  const root = contentAfter((folder) => {
    renameSync(join(folder, 'LICENSE.txt'), join(folder, '../elsewhere.txt'));
    symlinkSync('../elsewhere.txt', join(folder, 'LICENSE.txt'));
  });
  expect(errorsIn(root)).toContainEqual(expect.stringContaining("'LICENSE.txt' in"));
});

test('an empty file is an error', () => {
  const root = contentAfter((folder) => writeFileSync(join(folder, 'LICENSE.txt'), ''));
  expect(errorsIn(root)).toEqual([expect.stringContaining("'LICENSE.txt' in")]);
});

test('a tool that has only its license has nothing for a buyer', () => {
  const entries = /files:\n([\s\S]*?) {2}- name: LICENSE\.txt/.exec(
    readFileSync(join(CONTENT, ROI), 'utf8'),
  )![1]!;
  const root = contentAfter(
    (folder) => {
      for (const name of readdirSync(folder).filter((one) => one !== 'LICENSE.txt'))
        rmSync(join(folder, name));
    },
    [ROI, entries, ''],
  );
  expect(errorsIn(root)).toContainEqual(expect.stringContaining('files: has nothing for a buyer yet.'));
});

test('a name that leads elsewhere, or that a browser may read otherwise, is refused', () => {
  const names = ['../../site.yaml', 'a/b.txt', 'Guide.pdf', 'guide.exe', 'guide', '.hidden.txt', 'a b.txt'];
  const lines = [...names, 'LICENSE.txt.html'].map((name) => `  - name: "${name}"`);
  const refused = expect.stringMatching(/files\[\d+\]\.name: must be LICENSE\.txt, or lowercase/) as string;
  expect(errorsAfter([ROI, LISTED, [...lines, LISTED].join('\n')])).toEqual(lines.map(() => refused));
});

test('the bundle has its own files and, after them, all files of all its tools', () => {
  const { products } = loadContent(CONTENT);
  const bundle = products.at(-1)!;
  const ofTools = products.filter(({ type }) => type === 'digital').flatMap(({ files }) => files);
  expect(bundle.files.slice(-ofTools.length)).toEqual(ofTools);
  expect(bundle.files.slice(0, -ofTools.length).every(({ slug }) => slug === bundle.slug)).toBe(true);
});

test('the tracker can be retired too: claims no longer stand on its page', () => {
  const { content, errors } = checkedAfter(
    [
      'products/strategic-okr-execution-tracker/product.yaml',
      'recommended: ',
      'retired: true\nrecommended: ',
    ],
    ['products/complete-strategy-toolbox/product.yaml', 'priceCents: 38880', 'priceCents: 30000'],
    ['products/complete-strategy-toolbox/product.yaml', '{downloadable} downloadable', '{all} downloadable'],
  );
  expect(errors).toEqual([]);
  expect(JSON.stringify(content!.claims)).not.toContain('execution-tracker');
});

test('a retired tool is left out of the bundle, its demo and the advice, with a notice for each, and keeps its files', () => {
  const { content, errors, warnings } = checkedAfter(
    [ROI, 'recommended: false', 'recommended: false\nretired: true'],
    ['products/complete-strategy-toolbox/product.yaml', 'priceCents: 38880', 'priceCents: 36000'],
    ['diagnostic/results.yaml', 'strategic-alignment-assessment-kit', SLUG],
  );
  expect(errors).toEqual([]);
  const { products, retired, placeholders, toolbox } = content!;
  expect(products.map(({ slug }) => slug)).not.toContain(SLUG);
  expect(products.at(-1)).toMatchObject({ type: 'bundle', originalPriceCents: 44700 });
  expect(products.flatMap((product) => (product.type === 'bundle' ? product.includes : []))).not.toContain(
    SLUG,
  );
  expect(toolbox.demos.items.map(({ slug }) => slug)).not.toContain(SLUG);
  expect(retired).toMatchObject([{ slug: SLUG, priceCents: 3900, files: toolOf(CONTENT).files }]);
  expect(placeholders.filter(({ file }) => file.includes(SLUG))).toEqual([]);
  expect(warnings.filter(({ message }) => message.includes('is retired')).map(formatIssue)).toEqual([
    expect.stringContaining('toolbox.yaml:'),
    expect.stringContaining('results.yaml:'),
    expect.stringMatching(/complete-strategy-toolbox\/product\.yaml:\d+ {2}includes/),
    expect.stringMatching(/complete-strategy-toolbox\/product\.yaml:\d+ {2}shows/),
    expect.stringMatching(/complete-strategy-toolbox\/product\.yaml:\d+ {2}firstOpened/),
  ]);
});

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
