// Delete when Next's bundler writes this line. Test: tests/http/front.spec.ts
import fs from 'node:fs';
import path from 'node:path';
import { firstScripts } from './manifests';

/**
 * Chrome's, since 136: all functions of the file are needed at once.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const NEEDED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser that the scripts which every page starts with, Next and React, are to be compiled as a
 * whole. It does that on a thread of its own while they arrive; otherwise it compiles each function when it
 * is first called, on the thread that the visitor's clicks wait for (docs/decisions/026). Other browsers read
 * past it.
 * @param folder the build folder, as Next has just written it
 */
export function compileAhead(folder: string): void {
  for (const name of firstScripts(folder)) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, NEEDED_AT_ONCE + fs.readFileSync(file, 'utf8'));
  }
}
