import { isBuiltin } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The interface of eslint-plugin-import's resolvers, which eslint-plugin-boundaries uses too. */
export const interfaceVersion = 2;

/**
 * Where an import points, from its text alone: which room that is does not depend on the file being there, so
 * an import of something deleted, or not written yet, is judged like any other.
 * @param {string} source
 * @param {string} file
 */
export function resolve(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  if (source.startsWith('@/')) return { found: true, path: path.join(ROOT, source.slice(2)) };
  if (/^\.\.?(\/|$)/.test(source)) return { found: true, path: path.resolve(path.dirname(file), source) };
  return { found: true, path: path.join(ROOT, 'node_modules', source) };
}
