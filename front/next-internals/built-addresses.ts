// Delete when `next start` compresses ahead, so that nothing has to be recorded.
// Test: tests/http/front.spec.ts
import fs from 'node:fs';
import path from 'node:path';
import { renderedManifest, routesManifest } from './manifests';
import { ERROR_PAGE, NEXT_FILES } from './own-addresses';

/** A pattern and not an address. */
const PATTERN = /[:*(]/;

/**
 * What Next's manifests say can be answered without a visitor's own data: pages and files rendered at build,
 * and files.
 * @param folder the build folder
 * @param publicFolder the folder of public files
 */
export function builtAddresses(folder: string, publicFolder: string): string[] {
  const rendered = Object.keys(renderedManifest(folder).routes).filter((address) => address !== ERROR_PAGE);
  const rewritten = routesManifest(folder).rewrites.afterFiles.map(({ source }) => source);
  return [
    ...rendered,
    ...rewritten.filter((source) => !PATTERN.test(source)),
    ...filesIn(path.join(folder, 'static'), `${NEXT_FILES}static`),
    ...filesIn(publicFolder, ''),
  ];
}

/** Addresses, as a regular expression, that are answered otherwise where their query has one of the keys. */
export type Condition = { regex: string; keys: string[] };

/**
 * Where a header or a redirect depends on more than the address.
 * @throws Error where it is on something else than that the query has a key: the front looks at nothing else
 */
export function conditions(folder: string): Condition[] {
  const { headers, redirects } = routesManifest(folder);
  return [...headers, ...redirects].flatMap(({ source, regex, has, missing }) => {
    if (!has && !missing) return [];
    const keys = (has ?? []).flatMap(({ type, key }) => (type === 'query' && key ? [key] : []));
    if (missing || keys.length !== has?.length)
      throw new Error(`front/static/files.ts can't keep the rule for ${source}.`);
    return [{ regex, keys }];
  });
}

/** The addresses of all files in a folder that is served at `prefix`; none where there is no such folder. */
export function filesIn(folder: string, prefix: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((name) => `${prefix}/${encodeURI(name)}`);
}
