import path from 'node:path';
import * as esbuild from 'esbuild';
import { FRONT, ROOT, inProject } from './project.mjs';

/** Makes one file of the front and all its packages but Next, so that it runs in a standalone folder too. */
export async function bundleFront(folder: string): Promise<void> {
  await esbuild.build({
    entryPoints: [inProject('front/main.ts')],
    outfile: path.join(folder, FRONT),
    absWorkingDir: ROOT,
    tsconfig: inProject('tsconfig.json'),
    bundle: true,
    external: ['next'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
}
