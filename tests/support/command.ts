import { execFile } from 'node:child_process';
import path from 'node:path';
import { bundled } from './bundled';

const PROJECT = path.join(import.meta.dirname, '../..');

type Ended = { code: number; output: string };

/**
 * Runs a command of scripts/ as a process of its own, in this one's environment. `output` is stdout, then
 * stderr.
 */
export async function runCommand(script: string, ...args: string[]): Promise<Ended> {
  const command = [...(await bundled(`scripts/${script}.ts`)), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: PROJECT, env: process.env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
