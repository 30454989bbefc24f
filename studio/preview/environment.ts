import fs from 'node:fs';
import path from 'node:path';
import { VARIABLES } from '@/lib/platform/config/env';

const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];

type Setting = { root: string; dir: string; build: string; content: string; origin: string };

/**
 * The environment of the process that renders the draft: nothing of the real site's, and values of its own
 * where an .env file would put the site's.
 * @param dir the folder of the build, also by a link as that of a release
 */
export function environmentOf({ root, dir, build, content, origin }: Setting): NodeJS.ProcessEnv {
  const kept = KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  return {
    // An .env file has no say where a variable is there, also as an empty one.
    ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
    ...Object.fromEntries(kept),
    // Our own sources, also where the build is a release's.
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    STATIC_ONLY: '1',
    SITE_MODE: 'demo',
    BUILD_FOLDER: build,
    // Both read it from the folder of the build, which a process knows without links.
    CONTENT_FOLDER: path.relative(fs.realpathSync(dir), fs.realpathSync(content)),
    BASE_URL: origin,
    DATABASE_URL: `file:${path.join(path.dirname(content), 'none.db')}`,
  };
}
