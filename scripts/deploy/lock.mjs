import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup/steps.mjs';

/**
 * Does the work while nobody else does any at this site. Who was killed at it is in nobody's way.
 * @throws {SetupError} when another process is at it
 */
export async function alone(site, work) {
  const release = hold(path.join(site, 'releases/.lock'), 'Another deploy is under way');
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Takes a lock, a file with the number of the process that has it.
 * @param {string} taken says that another has it, up to who
 * @returns {() => void} gives it back
 * @throws {SetupError} when another process has it
 */
export function hold(lock, taken) {
  if (!isGone(lock)) throw new SetupError(`${taken}: process ${fs.readFileSync(lock, 'utf8')} (${lock}).`);
  // In one step: of two that find it gone, one can make it.
  const own = `${lock}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    fs.linkSync(own, lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new SetupError(`${taken}, just begun (${lock}).`);
  } finally {
    fs.rmSync(own);
  }
  return () => fs.rmSync(lock, { force: true });
}

/** Whether there is none; one whose process has ended is removed. */
function isGone(lock) {
  try {
    const pid = Number(fs.readFileSync(lock, 'utf8'));
    // In a container a process often has the number that the one before had. 0 would be all of our group.
    if (pid > 0 && pid !== process.pid) {
      process.kill(pid, 0);
      return false;
    }
    fs.rmSync(lock);
    return true;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    fs.rmSync(lock, { force: true });
    return true;
  }
}
