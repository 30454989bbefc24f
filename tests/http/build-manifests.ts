import fs from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from '../support/site-environment.mjs';

const FOLDER = path.join(import.meta.dirname, '../..', siteEnvironment.BUILD_FOLDER);

/** Every route of the build, named as Next does: /toolbox/[slug]. */
export const builtRoutes = (): string[] =>
  Object.values(read<Record<string, string>>('app-path-routes-manifest.json'));

/** Every address that was rendered while the site was built. */
export const prerenderedPaths = (): string[] =>
  Object.keys(read<{ routes: object }>('prerender-manifest.json').routes);

function read<Manifest>(name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Manifest;
}
