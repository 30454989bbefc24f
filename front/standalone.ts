import fs from 'node:fs';
import path from 'node:path';

/**
 * A standalone folder has no next.config.mjs. Next's own server.js there hands over the configuration of the build in a
 * variable; this does the same with the one that Next noted beside the build.
 * @param root the folder that is served from
 * @param folder the build in it
 */
export function useNotedConfig(root: string, folder: string): void {
  if (fs.existsSync(path.join(root, 'next.config.mjs'))) return;
  const noted = JSON.parse(fs.readFileSync(path.join(folder, 'required-server-files.json'), 'utf8')) as {
    config: unknown;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(noted.config);
}
