import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll } from 'vitest';
import { queryCompilerIn } from './query-compiler';
import { removeFolder, temporaryFolder } from './temporary-folder';

const PROJECT = path.join(import.meta.dirname, '../..');

const folder = temporaryFolder('bundled');
fs.chmodSync(folder, 0o755); // for programs that run under an account of their own
fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
afterAll(() => removeFolder(folder));

/** Each file of the bundle says that it lies where it does in the project, or in a copy of that. */
const whereItLies = (root: string): Plugin => ({
  name: 'where it lies',
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.(mjs|tsx?)$/ }, ({ path: file }) => {
      const text = fs.readFileSync(file, 'utf8');
      if (!text.includes('import.meta.')) return;
      const place = path.join(root, path.relative(PROJECT, file));
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(place)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(place).href));
      return { contents, loader: file.endsWith('.mjs') ? 'js' : file.endsWith('.ts') ? 'ts' : 'tsx' };
    }),
});

/** For all programs of a test file together (content-read-once.ts). */
const CONTENT_READ_ONCE: Plugin = {
  name: 'content is read once',
  setup: (bundle) =>
    bundle.onResolve({ filter: /\/content\/load$/ }, ({ importer }) => {
      const once = path.join(import.meta.dirname, 'content-read-once.ts');
      return importer === once ? undefined : { path: once };
    }),
};

/**
 * Newer versions of Node have it by themselves; without it pg loads all that `fetch` needs, to find out where
 * it is.
 */
const NAVIGATOR =
  'data:text/javascript,globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node}` }';

const made = new Map<string, Promise<string[]>>();

/**
 * What Node is started with to run a program of ours, made one file once for each test file: through tsx each
 * start would read and translate all that it imports, which costs more than what most programs then do.
 * @param program its place in the project, such as `scripts/orders.ts`
 * @param root the folder that it takes for the project's
 * @returns arguments of Node, before those of the program
 */
export function bundled(program: string, root = PROJECT): Promise<string[]> {
  const before = made.get(program);
  if (before) return before;
  const ready = makeBundle(program, root, path.join(folder, `${path.parse(program).name}.mjs`));
  made.set(program, ready);
  return ready;
}

async function makeBundle(program: string, root: string, outfile: string): Promise<string[]> {
  await build({
    ...{ entryPoints: [path.join(PROJECT, program)], outfile },
    plugins: [CONTENT_READ_ONCE, queryCompilerIn(folder), whereItLies(root)],
    define: { BUNDLES: JSON.stringify(folder) },
    banner: { js: `import '${NAVIGATOR}';` }, // before all that the program imports
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', jsx: 'automatic' },
    ...{ tsconfig: path.join(PROJECT, 'tsconfig.json'), alias: { '@': PROJECT }, logLevel: 'error' },
  });
  // What ends soon gains nothing by compiling it better meanwhile: neither Prisma’s WebAssembly, nor what is
  // rarely run.
  return ['--liftoff-only', '--interrupt-budget=4000000', outfile];
}
