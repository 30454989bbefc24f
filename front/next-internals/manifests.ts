// Delete when Next tells what it has built: with `adapterPath` it does, but writes pages to another place
// (decision 020). Test: tests/http/next-internals.spec.ts
import fs from 'node:fs';
import path from 'node:path';

/** A rule for addresses. With `has` or `missing` it looks at more of a request than its address. */
export type Rule = {
  source: string;
  regex: string;
  has?: { type: string; key?: string }[];
  missing?: unknown;
};
export type HeaderRule = Rule & { headers: { key: string; value: string }[] };

/**
 * What Next notes of routes. A route is named by its folder, with places such as [id] where it is dynamic.
 */
type Routes = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
  headers: HeaderRule[];
  redirects: Rule[];
  rewrites: { afterFiles: Rule[] };
};

/**
 * Addresses that were rendered at build, dynamic routes of which some were, and what has them rendered anew.
 */
type Rendered = { routes: object; dynamicRoutes: object; preview: { previewModeId: string } };

export const routesManifest = (build: string) => read<Routes>(build, 'routes-manifest.json');
export const renderedManifest = (build: string) => read<Rendered>(build, 'prerender-manifest.json');

/**
 * Routes by the modules that answer them: /api/health by /api/health/route, a page by one that ends with
 * /page.
 */
export const modulesManifest = (build: string) =>
  read<Record<string, string>>(build, 'app-path-routes-manifest.json');

/** The scripts that every page starts with, as paths in the build folder. */
export const firstScripts = (build: string) =>
  read<{ rootMainFiles: string[] }>(build, 'build-manifest.json').rootMainFiles;

/** The configuration that the build was made with. */
export const builtConfig = (build: string) =>
  read<{ config: { output?: string } }>(build, 'required-server-files.json').config;

function read<Manifest>(build: string, name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(build, name), 'utf8')) as Manifest;
}
