import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { median } from '../medians';
import { missing, startCaddy } from './caddy';

/** At least, as ratios to a blank page under `next start`. */
const LEAST = { 'next start': 0.9, Caddy: 9 };
type Server = { url: string };

/**
 * Requests per second for the landing page as `next start` sends it, and Caddy as a file, beside the blank
 * page, in turns. A client in Node can't ask as quickly as Caddy answers. @returns what missed
 */
export async function requests(blank: Server, site: Server, rounds: number): Promise<string[]> {
  const caddy = await startCaddy(site);
  const servers = { 'a blank page': blank, 'next start': site, Caddy: caddy };
  const perSecond = new Map<string, number[]>(Object.keys(servers).map((name) => [name, []]));
  try {
    // The first round is to get warm.
    for (let round = 0; round <= rounds; round++)
      for (const [name, { url }] of Object.entries(servers)) {
        const measured = await wrk(url);
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

async function wrk(url: string): Promise<number> {
  const how = [
    '-t1',
    '-c32',
    '-d3s',
    '--timeout=20s',
    '-H',
    'accept-encoding: gzip, deflate, br, zstd',
    `${url}/`,
  ];
  const { stdout } = await promisify(execFile)('wrk', how).catch(missing('wrk'));
  const perSecond = Number(/^Requests\/sec: +([\d.]+)$/m.exec(stdout)?.[1]);
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return perSecond;
}
