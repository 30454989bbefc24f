import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './project.mjs';
import { SetupError } from './steps.mjs';

/** The signals that stop this process. */
export const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const hasGroups = process.platform !== 'win32';
/** How long to wait for the output of a program that has ended, while what it started holds it open. */
const HELD_MS = 2_000;

/**
 * Runs a program in the project's folder, and passes on the signals that stop us. What it started and left
 * running is ended with it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, mayStop?: boolean }} options quiet:
 * show the output only if it fails, else its counts of tests. mayStop: false for what would leave things half
 * done: no signal reaches it
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, { env = {}, quiet = false, mayStop = true } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
      detached: hasGroups, // at the head of a group of its own, which can be ended as a whole
    });
    const output = [];
    const outputs = [child.stdout, child.stderr].filter(Boolean);
    for (const one of outputs) one.on('data', (chunk) => output.push(chunk));
    const stop = () => mayStop && child.kill('SIGTERM');
    for (const signal of STOPPED_BY) process.on(signal, stop);
    child.on('error', reject);
    child.on('exit', () => {
      endGroup(child);
      setTimeout(() => outputs.forEach((one) => one.destroy()), HELD_MS).unref();
    });
    child.on('close', (code) => {
      for (const signal of STOPPED_BY) process.off(signal, stop);
      const said = Buffer.concat(output);
      if (code === 0) process.stdout.write(countsIn(`${said}`));
      else process.stderr.write(said);
      resolve(code ?? 1);
    });
  });
}

/** What vitest and Playwright say at their end: "Tests  93 passed (93)", "93 passed (4.9m)", "1 flaky". */
const countsIn = (output) =>
  (stripVTControlCharacters(output).match(/^ *(?:Tests +)?\d+ (?:passed|flaky|skipped).*\n/gm) ?? []).join(
    '',
  );

/** The same for a program of Node's (a file in node_modules, or of ours). */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options);

/** The same, for what must not fail. @throws {SetupError} with this text when it does */
export async function must(exitCode, text) {
  if ((await exitCode) !== 0) throw new SetupError(text);
}

function endGroup({ pid }) {
  if (!hasGroups || pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Gone, or (on a Mac) nothing in it but what nobody has collected yet.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}
