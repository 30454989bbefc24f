import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A server of Postgres that can be stopped and started again where it was.
 * @param pid of its first process
 */
export function restartable(pid: number) {
  const data = fs.readlinkSync(`/proc/${pid}/cwd`);
  const { uid, gid } = fs.statSync(data);
  const program = path.join(path.dirname(fs.readlinkSync(`/proc/${pid}/exe`)), 'pg_ctl');
  const control = (...args: string[]) =>
    execFileSync(program, ['-D', data, '-w', ...args], { uid, gid, cwd: data, stdio: 'ignore' });
  return {
    stop: () => void control('-m', 'fast', 'stop'),
    // Which, unlike "start", gives it the options it had.
    start: () => void control('-l', '/dev/null', 'restart'),
  };
}
