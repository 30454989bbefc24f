// Delete when a standalone folder has what it needs to read next.config.mjs.
// Test: tests/unit/front/next-internals/standalone-config.test.ts
import { builtConfig } from './manifests';

/**
 * A standalone folder has not all that Next needs to read next.config.mjs, though it may hold that file.
 * Next's own server.js there hands over the configuration of the build in a variable; this does the same.
 * @param folder the build
 */
export function useBuiltConfig(folder: string): void {
  const config = builtConfig(folder);
  if (config.output === 'standalone') process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
