import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * Prisma's compiler of queries in a file beside the bundle. Prisma has it as a text of 4 MB in its code,
 * which was half of what a program read at each start.
 * @param folder where the bundle lies
 */
export const queryCompilerIn = (folder: string): Plugin => ({
  name: 'query compiler',
  setup(bundle) {
    bundle.onResolve({ filter: /\.wasm-base64\.m?js$/ }, ({ path: name }) => ({
      path: require.resolve(name.replace(/\.mjs$/, '.js')),
    }));
    bundle.onLoad({ filter: /\.wasm-base64\.js$/ }, ({ path: file }) => {
      const { wasm } = require(file) as { wasm: string };
      const place = path.join(folder, path.basename(file, '-base64.js'));
      // A program of an earlier bundle may be reading it.
      if (!existsSync(place)) writeFileSync(place, Buffer.from(wasm, 'base64'));
      const contents = `import { readFileSync } from 'node:fs';\nexport const wasm = readFileSync(${JSON.stringify(place)});`;
      return { contents };
    });
  },
});
