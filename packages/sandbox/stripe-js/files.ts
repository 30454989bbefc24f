import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Files } from '../stripe/server';

const FRAMES = ['payment', 'contact-details'];
const here = (file: string) => path.join(import.meta.dirname, file);

/**
 * Everything the sandbox serves to browsers, put together when it starts: the script, the frames and their
 * look.
 */
export async function browserFiles(): Promise<Files> {
  const files: Files = new Map();
  const script = { type: 'text/javascript; charset=utf-8', content: await bundle('page/stripe.ts') };
  for (const address of ['/stripe.js', '/endive/stripe.js', '/v3', '/v3/']) files.set(address, script);
  files.set('/elements/elements.css', {
    type: 'text/css; charset=utf-8',
    content: read('frame/elements.css'),
  });
  for (const name of FRAMES) {
    files.set(`/elements/${name}`, { type: 'text/html; charset=utf-8', content: read(`frame/${name}.html`) });
    files.set(`/elements/${name}.js`, { type: script.type, content: await bundle(`frame/${name}.ts`) });
  }
  return files;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function read(file: string): string {
  return fs.readFileSync(here(file), 'utf8');
}
