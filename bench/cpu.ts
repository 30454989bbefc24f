// npm run bench:cpu [-- --requests 100000 --seed 1]: what one request of at most 16 kB costs the site's process, and how long a
// file waits meanwhile. Ends with 1 when one of them costs more than a stranger may cost. Linux only.
import http from 'node:http';
import { parseArgs } from 'node:util';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import type { OddRequest } from '../tests/support/odd-requests';
import { answerTo } from '../tests/support/raw-answers';
import { type Site, startSite } from '../tests/support/site';
import { buildSite } from './built-site';
import { costlyRequests } from './cpu/requests';
import { median } from './medians';
import { cpuMilliseconds } from './process-holds';
import { startStripe, UNREFUSED } from './sandbox-stripe';

/** In ms: processor time of one request, and how long a file waits that is asked for just behind it. */
const LIMITS = { cpu: 50, wait: 100 };
/** What was over may have been something else on the machine, or memory that was cleaned up: it is asked again so often. */
const AGAIN = 5;
const WARM_UP = 1_000;
const BATCH = 2_000;
const SHOWN = 15;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

type Cost = { cpu: number; wait: number };
type Row = Cost & { status: number; request: OddRequest };

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});

await main(async () => {
  await buildSite();
  const stripe = await startStripe();
  const port = await freePort();
  const site = await startSite({
    PORT: String(port),
    ...stripe.settings,
    ...UNREFUSED,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const worst: Row[] = [];
  const over: Row[] = [];
  await step('Requests', async () => {
    for (const request of await costlyRequests(WARM_UP, 0)) await measured(site, port, request);
    for (let sent = 0; sent < Number(values.requests); sent += BATCH) {
      const count = Math.min(BATCH, Number(values.requests) - sent);
      for (const request of await costlyRequests(count, Number(values.seed) * 1_000 + sent / BATCH)) {
        const row = await judged(site, port, request);
        if (isOver(row)) over.push(row);
        worst.push(row);
      }
      worst.sort((a, b) => b.cpu - a.cpu).splice(SHOWN);
    }
  }).finally(() => Promise.all([site.stop(), stripe.stop()]));
  print(worst, over);
});

function isOver({ cpu, wait }: Cost): boolean {
  return cpu > LIMITS.cpu || wait > LIMITS.wait;
}

/** What seems to be over its limits is measured again, and the middle of that counts. */
async function judged(site: Site, port: number, request: OddRequest): Promise<Row> {
  const first = await measured(site, port, request);
  if (!isOver(first)) return first;
  const again: Row[] = [];
  while (again.length < AGAIN) again.push(await measured(site, port, request));
  return {
    ...first,
    cpu: median(again.map(({ cpu }) => cpu)),
    wait: median(again.map(({ wait }) => wait)),
  };
}

async function measured(site: Site, port: number, request: OddRequest): Promise<Row> {
  const before = cpuMilliseconds(site.pid);
  const answer = answerTo(port, request.method, request.bytes);
  const wait = waitForFile(port);
  const { status } = await answer;
  const waited = await wait;
  return { cpu: cpuMilliseconds(site.pid) - before, wait: waited, status, request };
}

/** @returns after how many ms a small file is there */
function waitForFile(port: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = http.get({ host: '127.0.0.1', port, path: '/icon.svg', agent }, (reply) => {
      reply.resume().on('end', () => resolve(performance.now() - began));
    });
    asked.on('error', reject);
  });
}

function print(worst: Row[], over: Row[]): void {
  console.log(
    `\nseed ${values.seed}: the ${SHOWN} that cost most, beside a small file that is asked for at once\n`,
  );
  console.log('  cpu ms  file ms  status  request');
  for (const row of [...over, ...worst].slice(0, over.length + SHOWN)) console.log(line(row));
  console.log(
    `\n${over.length} of ${values.requests} cost over ${LIMITS.cpu} ms of processor time, or kept a file for over ${LIMITS.wait} ms`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
}

function line({ cpu, wait, status, request }: Row): string {
  const text = JSON.stringify(request.bytes.toString('latin1'));
  const numbers = `${cpu.toFixed(1).padStart(8)}${wait.toFixed(1).padStart(9)}${String(status).padStart(8)}`;
  return `${numbers}  ${request.bytes.length} bytes: ${text.slice(1, 150)} … ${text.slice(-60, -1)}`;
}
