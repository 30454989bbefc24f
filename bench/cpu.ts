// npm run bench:cpu [-- --requests 100000 --seed 1]: what one request of at most 16 kB costs the site's
// process, and how long a file waits meanwhile. Ends with 1 when one of them costs more than a stranger may
// cost. Linux only.
import http from 'node:http';
import { main, step } from '../scripts/setup/steps.mjs';
import { answerTo } from '../tests/support/raw-answers';
import type { Site } from '../tests/support/site';
import { type Costly, costlyRequests } from './cpu/requests';
import { median } from './medians';
import { cpuMilliseconds } from './process-holds';
import { batches, REQUESTS, SEED, whileServed } from './strangers';

/** In ms: processor time of one request, and how long a file waits that is asked for just behind it. */
const LIMITS = { cpu: 50, wait: 100 };
/**
 * What was over may have been something else on the machine, or memory that was cleaned up: it is asked again
 * so often.
 */
const AGAIN = 5;
const WARM_UP = 1_000;
const BATCH = 2_000;
const SHOWN = 15;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

type Cost = { cpu: number; wait: number };
type Row = Cost & { status: number; request: Costly };

await main(async () => {
  const worst: Row[] = [];
  const over: Row[] = [];
  await whileServed({ TRUSTED_PROXIES: '127.0.0.1' }, (site, port) =>
    step('Requests', async () => {
      for (const request of await costlyRequests({ count: WARM_UP, seed: 0 }))
        await measured(site, port, request);
      for await (const batch of batches(BATCH, costlyRequests)) {
        for (const request of batch) {
          const row = await judged(site, port, request);
          if (isOver(row)) over.push(row);
          worst.push(row);
        }
        worst.sort((a, b) => b.cpu - a.cpu).splice(SHOWN);
      }
    }),
  );
  print(worst, over);
});

function isOver({ cpu, wait }: Cost): boolean {
  return cpu > LIMITS.cpu || wait > LIMITS.wait;
}

/** What seems to be over its limits is measured again, and the middle of that counts. */
async function judged(site: Site, port: number, request: Costly): Promise<Row> {
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

/**
 * Of requests that were sent ahead on one connection each counts by itself; the file waits for all of them.
 */
async function measured(site: Site, port: number, request: Costly): Promise<Row> {
  const before = cpuMilliseconds(site.pid);
  const answer = answerTo(port, request.method, request.bytes, request.requests);
  const wait = waitForFile(port);
  const { status } = await answer;
  const waited = await wait;
  const cpu = (cpuMilliseconds(site.pid) - before) / request.requests;
  return { cpu, wait: waited, status, request };
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
  console.log(`\nseed ${SEED}: the ${SHOWN} that cost most, beside a small file that is asked for at once\n`);
  console.log('  cpu ms  file ms  status  request');
  for (const row of [...over, ...worst].slice(0, over.length + SHOWN)) console.log(line(row));
  console.log(
    `\n${over.length} of ${REQUESTS} cost over ${LIMITS.cpu} ms of processor time, or kept a file for over ${LIMITS.wait} ms`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
}

function line({ cpu, wait, status, request }: Row): string {
  const text = JSON.stringify(request.bytes.toString('latin1'));
  const numbers = `${cpu.toFixed(1).padStart(8)}${wait.toFixed(1).padStart(9)}${String(status).padStart(8)}`;
  return `${numbers}  ${request.requests} in ${request.bytes.length} bytes: ${text.slice(1, 150)} … ${text.slice(-60, -1)}`;
}
