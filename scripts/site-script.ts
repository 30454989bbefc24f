/** Makes the one script of every page, named by a hash, and the module that knows the name. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { STILL_FILES } from '../lib/kernel/routes';
import { inProject } from './setup/project.mjs';

/** On the wire. */
const BUDGET = 4000;
const MODULE = 'components/layout/generated/site-script.ts';

const { outputFiles } = await esbuild.build({
  entryPoints: [inProject('components/layout/site-script.ts')],
  absWorkingDir: inProject(),
  tsconfig: inProject('tsconfig.json'),
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  logLevel: 'error',
});
const script = outputFiles[0]!.contents;
const size = brotliCompressSync(script).length;
if (size > BUDGET) throw new Error(`The script of every page weighs ${size} bytes; ${BUDGET} are allowed.`);
const address = `${STILL_FILES}${createHash('sha256').update(script).digest('hex').slice(0, 20)}.js`;
if (!fs.existsSync(inProject('public', address))) {
  const folder = inProject('public', STILL_FILES);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(inProject('public', address), script);
}
fs.mkdirSync(path.dirname(inProject(MODULE)), { recursive: true });
fs.writeFileSync(
  inProject(MODULE),
  `/** The address of the script that every page has (../site-script.ts). */\nexport const SITE_SCRIPT = '${address}';\n`,
);
