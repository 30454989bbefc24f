import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';
import { SetupError, seconds } from './steps.mjs';

/** A command that has said nothing for this long gets a line that says it is still there. */
const QUIET_MS = 20_000;

/**
 * Runs a program in the project's folder with its output on ours, and passes on the signals that stop us.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options quiet: show the output only if it fails
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const settle = whileRunning(child, quiet);
    child.on('error', (error) => (settle(), reject(error)));
    child.on('close', (code, signal) => {
      settle();
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** The same for a program of Node's (a file in node_modules, or of ours). */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options);

/** The same, for what must not fail. @throws {SetupError} with this text when it does */
export async function must(exitCode, text) {
  if ((await exitCode) !== 0) throw new SetupError(text);
}

function whileRunning(child, quiet) {
  const began = performance.now();
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const heartbeat = setInterval(() => {
    if (quiet) console.log(`  still at it after ${seconds(performance.now() - began)}`);
  }, QUIET_MS);
  return () => {
    clearInterval(heartbeat);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  };
}
