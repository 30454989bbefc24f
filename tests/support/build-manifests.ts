import fs from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from './site-environment.mjs';

const FOLDER = path.join(import.meta.dirname, '../..', siteEnvironment.BUILD_FOLDER);

/** Every route of the build, named as Next does: /toolbox/[slug]. */
export function builtRoutes(): string[] {
  return Object.values(read<Record<string, string>>('app-path-routes-manifest.json'));
}

/** Every address that was rendered while the site was built. */
export function prerenderedPaths(): string[] {
  return Object.keys(read<{ routes: Record<string, unknown> }>('prerender-manifest.json').routes);
}

function read<Manifest>(file: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Manifest;
}
