import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const ROOT = path.join(import.meta.dirname, '../../..');

test('before anything was generated, a command says in one sentence what to run', () => {
  const folder = temporaryFolder('fresh');
  onTestFinished(() => removeFolder(folder));
  for (const one of ['package.json', 'scripts/setup/generated.mjs'])
    cpSync(path.join(ROOT, one), path.join(folder, one));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const command of ['orders', 'leads', 'outbox', 'privacy', 'desk']) {
    const { status, stderr } = spawnSync('npm', ['run', '-s', command], { cwd: folder, encoding: 'utf8' });
    expect([command, status, stderr]).toEqual([
      command,
      1,
      'What is generated is not there yet: run "npm run generate" once.\n',
    ]);
  }
});

test('every command that opens the site says so', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const opening = Object.values(scripts).filter((command) => {
    const file = /scripts\/[\w-]+\.ts$/.exec(command)?.[0];
    return file && readFileSync(path.join(ROOT, file), 'utf8').includes("from './setup/open-site'");
  });
  expect(opening.length).toBeGreaterThan(5);
  expect(opening.filter((command) => !command.includes('--import ./scripts/setup/generated.mjs'))).toEqual(
    [],
  );
});
