import fs from 'node:fs';
import path from 'node:path';

/**
 * A standalone folder has not all that Next needs to read next.config.mjs, though it may hold that file. Next's own
 * server.js there hands over the configuration of the build in a variable; this does the same with the one that Next noted
 * beside the build.
 * @param folder the build
 */
export function useNotedConfig(folder: string): void {
  const noted = JSON.parse(fs.readFileSync(path.join(folder, 'required-server-files.json'), 'utf8')) as {
    config: { output?: string };
  };
  if (noted.config.output !== 'standalone') return;
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(noted.config);
}
