import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SetupError } from '../scripts/setup/steps.mjs';
import type { Measured } from './load';
import { cpuSeconds } from './process-holds';

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * As `measure` of load.ts, for a page that is answered quicker than a client in Node can ask: with that one,
 * it is the client that is measured.
 * @throws SetupError when there is no wrk, Error when a request is not answered with 2xx or 3xx, or wrk is
 * not understood
 */
export async function measureQuick(
  server: { url: string; pid: number },
  load: { path: string; headers: Record<string, string>; connections: number; seconds: number },
): Promise<Measured> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--latency', ...headers];
  const before = cpuSeconds(server.pid);
  const { stdout } = await promisify(execFile)('wrk', [...how, server.url + load.path]).catch(explain);
  const cpu = cpuSeconds(server.pid) - before;
  const failed = /^.*(Non-2xx|Socket errors).*$/m.exec(stdout);
  if (failed) throw new Error(`${server.url}${load.path}: ${failed[0].trim()}`);
  const number = (what: RegExp) => Number(what.exec(stdout)?.[1] ?? NaN);
  const latency = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^ +${percent}% +([\\d.]+)(\\w+) *$`, 'm').exec(stdout) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? NaN);
  };
  const measured = {
    perSecond: number(/^Requests\/sec: +([\d.]+)$/m),
    p50: latency(50),
    p99: latency(99),
    cpu: (cpu / number(/^ +(\d+) requests in /m)) * 1000,
  };
  if (Number.isNaN(measured.perSecond + measured.p50 + measured.p99))
    throw new Error(`What wrk said can't be read:\n${stdout}`);
  return measured;
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new SetupError('wrk is missing (Debian, Ubuntu: apt-get install wrk).');
  throw error;
}
