import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oneAfterTheOther } from '@/scripts/setup/output.mjs';
import { run } from '@/scripts/setup/run.mjs';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const RUN = path.resolve(import.meta.dirname, '../../../scripts/setup/run.mjs');

const node = (code: string) => run(process.execPath, ['-e', code]);
/**
 * A process that would go on for ever, holds what its parent's output goes to, and has said which one it is.
 */
const CHILD = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'],
  { stdio: 'inherit' }); console.log(child.pid);`;

async function said(work: () => Promise<unknown>): Promise<string> {
  let heard = '';
  await oneAfterTheOther({ write: (text) => void (heard += String(text)) })(work);
  return heard;
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a program says and how it ends is passed on', async () => {
  let code = 0;
  const heard = await said(async () => {
    code = await node('console.log("out"); console.error("err"); process.exit(3)');
  });
  expect([code, heard.split('\n').sort()]).toEqual([3, ['', 'err', 'out']]);
});

test.skipIf(process.platform === 'win32').each([
  ['ends', 'process.exit(1)'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")'],
])('when a program %s, what it had started ends with it', async (_how, end) => {
  const pid = Number(await said(() => node(`${CHILD} ${end}`)));
  await expect.poll(() => isThere(pid)).toBe(false);
});

/** A process of its own that runs a program. It says that it has begun to, and prints what that says. */
function runner(program: string, more = '') {
  const script = `import { run } from ${JSON.stringify(RUN)};
    const done = run(process.execPath, ['-e', ${JSON.stringify(program)}], { mayStop: ${more === ''} });
    console.log('begun'); ${more} process.exit(await done);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test.skipIf(process.platform === 'win32')('a program ends with us, also when we are killed', async () => {
  const us = runner('console.log(process.pid); setInterval(() => {}, 1000)');
  let said = '';
  us.stdout.on('data', (text: Buffer) => (said += text.toString()));
  // On a busy machine a program may speak before whoever has started it goes on.
  await expect.poll(() => said.split('\n').sort()).toEqual(['', expect.stringMatching(/^\d+$/), 'begun']);
  const pid = Number(/^\d+$/m.exec(said));
  us.kill('SIGKILL');
  await expect.poll(() => isThere(pid)).toBe(false);
});

test.skipIf(process.platform === 'win32')('what must not be left half-way hears no signal', async () => {
  const heard = path.join(temporaryFolder('signal'), 'heard');
  onTestFinished(() => removeFolder(path.dirname(heard)));
  const program = `process.on('SIGTERM', () => process.exit(7)); process.kill(process.ppid, 'SIGTERM');
    setInterval(() => require('node:fs').existsSync(${JSON.stringify(heard)}) && process.exit(0), 5)`;
  const noted = `process.on('SIGTERM', () => import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(heard)}, '')));`;
  expect(await once(runner(program, noted), 'exit')).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')(
  'whoever keeps the output of what has ended holds nobody up',
  async () => {
    const away = CHILD.replace("stdio: 'inherit'", "stdio: 'inherit', detached: true");
    const pid = Number(await said(() => node(`${away} process.exit(0)`)));
    expect(isThere(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
  },
);
