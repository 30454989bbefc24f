import fs from 'node:fs';
import path from 'node:path';
import { readManifest } from './manifest';
import type { Recorded } from '../static/records';
import { inProject } from '../../scripts/setup/project.mjs';

export type Question = Pick<Recorded, 'path' | 'flight'>;

type Rule = { source: string; regex: string; has?: unknown };
type Routes = { headers: Rule[]; redirects: Rule[]; rewrites: { afterFiles: Rule[] } };

/** Next's own last resort, which is no page of the site (front/acceptable.ts). */
const ERROR_PAGE = '/_global-error';
/** A pattern and not an address. */
const PATTERN = /[:*(]/;

/**
 * What Next's manifests say can be answered without a visitor's own data: pages and files rendered at build, with the data
 * that the router in the browser asks for, and files.
 * @param folder the build folder
 */
export function builtAddresses(folder: string): Question[] {
  const { routes } = readManifest<{ routes: Record<string, { dataRoute: string | null }> }>(
    folder,
    'prerender-manifest.json',
  );
  const rendered = Object.entries(routes)
    .filter(([address]) => address !== ERROR_PAGE)
    .flatMap(([address, { dataRoute }]) => [itself(address), ...(dataRoute ? parts(folder, address) : [])]);
  const other = readManifest<Routes>(folder, 'routes-manifest.json').rewrites.afterFiles.map(
    ({ source }) => source,
  );
  return [
    ...rendered,
    ...other.filter((source) => !PATTERN.test(source)).map(itself),
    ...filesIn(path.join(folder, 'static'), '/_next/static'),
    ...filesIn(inProject('public'), ''),
  ];
}

/** Route handlers that answer each request by themselves. */
export function callableRoutes(folder: string): string[] {
  const handlers = readManifest<Record<string, string>>(folder, 'app-path-routes-manifest.json');
  const { routes, dynamicRoutes } = readManifest<{ routes: object; dynamicRoutes: object }>(
    folder,
    'prerender-manifest.json',
  );
  return Object.entries(handlers)
    .filter(
      ([handler, route]) => handler.endsWith('/route') && !(route in routes) && !(route in dynamicRoutes),
    )
    .map(([, route]) => route);
}

/** Addresses where a header or a redirect depends on more than the address, as regular expressions. */
export function conditionalAddresses(folder: string): string[] {
  const { headers, redirects } = readManifest<Routes>(folder, 'routes-manifest.json');
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

function filesIn(folder: string, prefix: string): Question[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((name) => itself(`${prefix}/${encodeURI(name)}`));
}
