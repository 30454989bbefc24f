import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What is made from sources, or put there by npm. */
const MADE =
  /^((.*\/)?node_modules|data|look|backups|test-results|playwright-report|lib\/platform\/database\/generated)$/;

/** Every file of ours below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isFile()) return [file];
    return entry.isDirectory() && !entry.name.startsWith('.') && !MADE.test(file) ? filesIn(file) : [];
  });
const SOURCES = filesIn('.').filter((file) => /\.(tsx?|mjs|css|ya?ml|md|prisma)$/.test(file));

/** - **12** What was decided. ([test](../tests/...), ...) */
const rules = [...read('docs/rules.md').matchAll(/^- \*\*(\d+)\*\* (.+)$/gm)].map(([, number, text]) => ({
  number: Number(number),
  tests: [...(text ?? '').matchAll(/\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, file]) => file ?? ''),
}));
const numbers = rules.map(({ number }) => number);

/** The numbers in "rule 12", "rules 6, 15 and 17", "rules 2 to 5". */
function citedIn(text: string): number[] {
  const cited = text.matchAll(/\brules? (\d+(?:(?:, | and | to )\d+)*)/gi);
  return [...cited].flatMap(([, list]) => (list ?? '').split(/\D+/).map(Number));
}

test('each rule has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(50);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('each rule names the test that holds it, and the test is there', () => {
  expect(rules.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const named = rules.flatMap(({ number, tests }) => tests.map((file) => ({ number, file })));
  expect(named.filter(({ file }) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('a citation is read with all its numbers', () => {
  expect(citedIn('(rules 6, 15 and 17), rule 3, rules 8 to 10')).toEqual([6, 15, 17, 3, 8, 10]);
});

test('every rule that is cited is there', () => {
  const cited = SOURCES.flatMap((file) => citedIn(read(file)).map((number) => ({ file, number })));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('nothing cites a paper that is not in the repository', () => {
  const paper = new RegExp(['\\breadings? \\d', '\\bspecification'].join('|'), 'i');
  const citing = SOURCES.filter((file) => paper.test(read(file)));
  expect(citing.filter((file) => !file.endsWith('architecture/rules.test.ts'))).toEqual([]);
});
