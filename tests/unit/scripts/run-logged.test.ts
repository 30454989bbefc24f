import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inProject } from '@/scripts/setup/project.mjs';
import { runLogged } from '@/scripts/setup/run-logged';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

test.each([
  [['--help'], 0, 'npm run deploy -- [--back]'],
  [['--keep', '1'], 1, '--keep is a number from 2 to 99.'],
])(
  'a program that is run with %j ends with %i, and what it says is in its file',
  async (args, code, said) => {
    const folder = temporaryFolder('logged');
    onTestFinished(() => removeFolder(folder));
    const log = path.join(folder, 'deploy.log');
    expect(await runLogged(inProject('scripts/deploy.mjs'), args, log)).toBe(code);
    expect(readFileSync(log, 'utf8')).toContain(said);
  },
);
