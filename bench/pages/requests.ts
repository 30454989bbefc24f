import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { startCaddy } from '../../tests/support/caddy';
import { median } from '../medians';

/** At least, as ratios to a blank page under `next start`. */
const LEAST = { 'next start': 0.9, Caddy: 9 };
type Server = { url: string };

/**
 * Requests per second for the landing page as `next start` sends it, and Caddy as a file, beside the blank
 * page, in turns. A client in Node can't ask as quickly as Caddy answers. @returns what missed
 */
export async function requests(blank: Server, site: Server, rounds: number): Promise<string[]> {
  const caddy = await startCaddy(new URL(site.url).port);
  const servers = { 'a blank page': blank, 'next start': site, Caddy: caddy };
  const perSecond = new Map<string, number[]>(Object.keys(servers).map((name) => [name, []]));
  try {
    // The first round is to get warm.
    for (let round = 0; round <= rounds; round++)
      for (const [name, { url }] of Object.entries(servers)) {
        const { perSecond: measured } = await wrk(url, 3);
        if (round > 0) perSecond.get(name)!.push(measured);
      }
  } finally {
    await caddy.stop();
  }
  const beside = perSecond.get('a blank page')!;
  console.log(
    `\nRequests per second for /, median of ${rounds} rounds; load of the machine ${os.loadavg()[0]!.toFixed(1)}\n`,
  );
  return [...perSecond].flatMap(([name, each]) => {
    const ratio = median(each.map((one, at) => one / beside[at]!));
    console.log(`${name.padEnd(14)}${median(each).toFixed(0).padStart(8)}/s (${ratio.toFixed(2)})`);
    const least = LEAST[name as keyof typeof LEAST] ?? 0;
    return ratio < least ? [`requests by ${name}: ${ratio.toFixed(2)}, at least ${least}`] : [];
  });
}

/** Asks for the landing page without a pause. @returns requests per second, and the slowest percent, in ms */
export async function wrk(
  url: string,
  seconds: number,
  connections = 32,
): Promise<{ perSecond: number; p99: number }> {
  const encodings = ['-H', 'accept-encoding: gzip, deflate, br, zstd'];
  const how = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout=20s',
    '--latency',
    ...encodings,
    `${url}/`,
  ];
  const { stdout } = await promisify(execFile)('wrk', how).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new SetupError('wrk is missing (Debian, Ubuntu: apt-get install wrk).')
      : error;
  });
  const perSecond = Number(/^Requests\/sec: +([\d.]+)$/m.exec(stdout)?.[1]);
  const [, p99, unit] = /^ +99% +([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return { perSecond, p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] };
}
