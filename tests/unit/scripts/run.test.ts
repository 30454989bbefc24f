import { expect, test } from 'vitest';
import { oneAfterTheOther } from '@/scripts/setup/output.mjs';
import { run } from '@/scripts/setup/run.mjs';

const node = (code: string) => run(process.execPath, ['-e', code]);
/** A process that would go on for ever, holds what its parent's output goes to, and has said which one it is. */
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
