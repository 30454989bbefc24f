import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

const files = fs
  .readdirSync(path.join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('lib', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));

/** What a file imports of lib, types and what is loaded later among it. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const targets = importedFiles.map(({ fileName }) =>
    fileName.startsWith('@/') ? fileName.slice(2) : path.posix.join(path.posix.dirname(file), fileName),
  );
  return targets.flatMap((target) => [`${target}.ts`, `${target}.tsx`]).filter((one) => files.includes(one));
}

/** What is left of a graph when, again and again, whatever leads to nothing that is left is taken away. */
function circlesIn(graph: Map<string, string[]>): string[] {
  const left = new Set(graph.keys());
  const ends = () => [...left].filter((node) => !graph.get(node)!.some((next) => left.has(next)));
  for (let found = ends(); found.length > 0; found = ends()) for (const node of found) left.delete(node);
  return [...left];
}

test('no file of lib imports itself, however far around', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  expect(circlesIn(graph)).toEqual([]);
});

test('a circle is found, with what leads into it', () => {
  const graph = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] };
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual(['a', 'b', 'c']);
});
