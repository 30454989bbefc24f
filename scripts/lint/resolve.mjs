import { isBuiltin } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const interfaceVersion = 2;

/** Where an import points, by its text alone. The interface is that of eslint-plugin-import's resolvers. */
export function resolve(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  if (source.startsWith('@/')) return { found: true, path: path.join(ROOT, source.slice(2)) };
  if (/^\.\.?(\/|$)/.test(source)) return { found: true, path: path.resolve(path.dirname(file), source) };
  return { found: true, path: path.join(ROOT, 'node_modules', source) };
}
