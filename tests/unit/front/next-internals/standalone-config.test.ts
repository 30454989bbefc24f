import fs from 'node:fs';
import path from 'node:path';
import loadConfig from 'next/dist/server/config';
import { expect, onTestFinished, test } from 'vitest';
import { useBuiltConfig } from '@/front/next-internals/standalone-config';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder';

/** A folder with a build of this configuration, and a next.config.mjs that can't be read. */
function aFolder(config: object): string {
  const folder = temporaryFolder('standalone');
  fs.writeFileSync(path.join(folder, 'next.config.mjs'), "import 'a-package-that-is-not-there';");
  fs.writeFileSync(path.join(folder, 'required-server-files.json'), JSON.stringify({ config }));
  onTestFinished(() => {
    removeFolder(folder);
    delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
  });
  return folder;
}

test('in a standalone folder the installed Next takes the configuration of the build', async () => {
  const folder = aFolder({ output: 'standalone', distDir: 'a-build' });
  useBuiltConfig(folder);
  expect(await loadConfig('phase-production-server', folder)).toMatchObject({ distDir: 'a-build' });
});

test('elsewhere it reads its own', () => {
  useBuiltConfig(aFolder({ distDir: 'a-build' }));
  expect(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG).toBeUndefined();
});
