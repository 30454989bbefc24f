import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { contentFolder } from '@/lib/platform/config/running';
import { writeManifest, buildTimeValues } from '@/lib/server/build-manifest';
import { runAsProcess } from './command';
import { CONTENT } from './content-folder';
import { PRISMA_FOLDER } from './databases';
import { removeFolder, temporaryFolder } from './temporary-folder';

/**
 * A site's folder with a finished build for this environment, and what else the start looks at. Gone after
 * the test.
 */
export function aBuiltSite(
  environment: Record<string, string> = {},
  builtAt = new Date('2026-03-01'),
): string {
  const root = temporaryFolder('site');
  onTestFinished(() => removeFolder(root));
  fs.cpSync(PRISMA_FOLDER, path.join(root, 'prisma'), { recursive: true, dereference: true });
  fs.cpSync(CONTENT, path.join(root, contentFolder()), { recursive: true });
  fs.mkdirSync(path.join(root, '.next'));
  const values = buildTimeValues(readEnv(environment), root);
  writeManifest(path.join(root, '.next'), { values, inputs: '', builtAt });
  return root;
}

/** Does in a folder, as a process of its own, what the server does before its first request. */
export const startIn = (root: string, environment: Record<string, string>) =>
  runAsProcess(`import { start } from '@/lib/server/start'; await start(); console.log('started');`, {
    cwd: root,
    env: { CONTENT_FOLDER: contentFolder(), NODE_ENV: 'production', ...environment },
  });
