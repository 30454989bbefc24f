import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { ROOT } from './project.mjs';

/**
 * Runs a program of ours in a group of its own, which goes on when we are stopped: what it prints goes into a
 * file, since a pipe would break with us.
 * @param log is written anew
 * @returns its exit code
 */
export function runLogged(file: string, args: string[], log: string): Promise<number> {
  const output = fs.openSync(log, 'w');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      detached: true,
    });
    fs.closeSync(output);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
