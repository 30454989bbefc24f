import { spawn } from 'node:child_process';
import { print, speaker } from './output.mjs';
import { inProject, ROOT } from './project.mjs';
import { SetupError, seconds } from './steps.mjs';

/** A command that has said nothing for this long gets a line that says it is still there. */
const QUIET_MS = 20_000;
/** The signals that stop this process. */
export const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const hasGroups = process.platform !== 'win32';
/** How long to wait for the output of a program that has ended, while what it started holds it open. */
const HELD_MS = 2_000;

/**
 * Runs a program in the project's folder with its output on ours, and passes on the signals that stop us.
 * What it started and left running is ended with it, and it with us.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, mayStop?: boolean }} options quiet:
 * show the output only if it fails. mayStop: false for what would leave things half done: no signal reaches
 * it
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, { env = {}, quiet = false, mayStop = true } = {}) {
  const out = speaker();
  // Before there is anything to end: whoever kills us between the two leaves nothing behind.
  if (mayStop) startGuard();
  return new Promise((resolve, reject) => {
    const stdio = quiet || out ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
      detached: hasGroups, // at the head of a group of its own, which can be ended as a whole
    });
    const output = [];
    const said = (chunk) => (quiet ? output.push(chunk) : out?.write(chunk));
    child.stdout?.on('data', said);
    child.stderr?.on('data', said);
    const settle = whileRunning(child, { quiet, mayStop });
    child.on('error', (error) => (settle(), reject(error)));
    child.on('exit', () => {
      endRest(child);
      setTimeout(() => [child.stdout, child.stderr].forEach((end) => end?.destroy()), HELD_MS).unref();
    });
    child.on('close', (code, signal) => {
      settle();
      if (quiet && code !== 0) (out ?? process.stderr).write(Buffer.concat(output));
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

function endRest({ pid }) {
  if (!hasGroups || pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Gone, or (on a Mac) nothing in it but what nobody has collected yet.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

let guard;

/** What ends our groups when we are killed (guard.mjs). */
function startGuard() {
  if (!hasGroups || guard) return;
  guard = spawn(process.execPath, [inProject('scripts/setup/guard.mjs')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  for (const one of [guard, guard.stdin]) one.on('error', () => undefined).unref?.();
}

/** Tells the guard of a group of ours, by `+` and a number, and by `-` when it has ended. */
const tellGuard = (line) => guard?.stdin.write(`${line}\n`);

function whileRunning(child, { quiet, mayStop }) {
  const began = performance.now();
  const stop = () => mayStop && child.kill('SIGTERM');
  if (mayStop) tellGuard(`+${child.pid}`);
  for (const signal of STOPPED_BY) process.on(signal, stop);
  const heartbeat = setInterval(() => {
    if (quiet) print(`  still at it after ${seconds(performance.now() - began)}`);
  }, QUIET_MS);
  return () => {
    if (mayStop) tellGuard(`-${child.pid}`);
    clearInterval(heartbeat);
    for (const signal of STOPPED_BY) process.off(signal, stop);
  };
}
