// Delete when `next start` compresses ahead, so that nothing has to be recorded. Test: tests/http/front.spec.ts
import fs from 'node:fs';
import path from 'node:path';
import { renderedManifest, routesManifest } from './manifests';
import { ERROR_PAGE, NEXT_FILES } from './own-addresses';

/** flight: null is the page or file itself; else its data for the router in the browser, '' all of it, or a part by name. */
export type Question = { path: string; flight: string | null };

/** A pattern and not an address. */
const PATTERN = /[:*(]/;

/**
 * What Next's manifests say can be answered without a visitor's own data: pages and files rendered at build, with the data
 * that the router in the browser asks for, and files.
 * @param folder the build folder
 * @param publicFolder the folder of public files
 */
export function builtAddresses(folder: string, publicFolder: string): Question[] {
  const rendered = Object.entries(renderedManifest(folder).routes)
    .filter(([address]) => address !== ERROR_PAGE)
    .flatMap(([address, { dataRoute }]) => [itself(address), ...(dataRoute ? parts(folder, address) : [])]);
  const rewritten = routesManifest(folder).rewrites.afterFiles.map(({ source }) => source);
  return [
    ...rendered,
    ...rewritten.filter((source) => !PATTERN.test(source)).map(itself),
    ...filesIn(path.join(folder, 'static'), `${NEXT_FILES}static`).map(itself),
    ...filesIn(publicFolder, '').map(itself),
  ];
}

/** Addresses where a header or a redirect depends on more than the address, as regular expressions. */
export function conditionalAddresses(folder: string): string[] {
  const { headers, redirects } = routesManifest(folder);
  return [...headers, ...redirects].filter(({ has }) => has).map(({ regex }) => regex);
}

const itself = (address: string): Question => ({ path: address, flight: null });

/** Next notes beside a page which parts its data has. Where it no longer does, only Next answers for them. */
function parts(folder: string, address: string): Question[] {
  const meta = path.join(folder, 'server/app', `${address === '/' ? 'index' : address}.meta`);
  const noted = fs.existsSync(meta)
    ? (JSON.parse(fs.readFileSync(meta, 'utf8')) as { segmentPaths?: string[] })
    : {};
  return ['', ...(noted.segmentPaths ?? [])].map((flight) => ({ path: address, flight }));
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
