// npm run bench:answers [-- --requests 100000 --seed 1]: requests that nobody means well, over raw sockets. Ends with 1 when one
// of them is answered with a failure, or not at all.
import { parseArgs } from 'node:util';
import { main, step } from '../scripts/setup/steps.mjs';
import { answerTo, askAll, failuresIn, faultOf, type RawAnswer } from '../tests/support/raw-answers';
import { type OddRequest, oddRequests } from '../tests/support/odd-requests';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { knownAddresses } from '../tests/support/known-addresses';
import { buildSite } from './built-site';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const CONNECTIONS = 16;
/** Requests are made so many at a time: they are in memory until they are answered. */
const BATCH = 5_000;
/** Longer than the server waits for anybody. */
const HANG_MS = 120_000;
const HANGING: RawAnswer = { status: 0, head: '' };
const SHOWN = 20;

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});

await main(async () => {
  await buildSite();
  const stripe = await startStripe();
  const port = await freePort();
  const site = await startSite({ PORT: String(port), LOG_FORMAT: 'json', ...stripe.settings, ...UNREFUSED });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const known = await knownAddresses(site.databaseUrl);
  await step('Requests', async () => {
    for (let sent = 0; sent < Number(values.requests); sent += BATCH) {
      const count = Math.min(BATCH, Number(values.requests) - sent);
      const seed = Number(values.seed) * 1_000 + sent / BATCH;
      const batch = await oddRequests(siteEnvironment.BUILD_FOLDER, known, { count, seed });
      const note = (request: OddRequest, answer: RawAnswer) => {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = answer === HANGING ? 'no answer' : faultOf(answer);
        if (fault) faults.push(`${fault}: ${JSON.stringify(request.bytes.toString('latin1').slice(0, 600))}`);
      };
      await askAll(batch, CONNECTIONS, (request) => askOrGiveUp(port, request), note);
    }
  });
  const ended = await Promise.race([site.ended, Promise.resolve(null)]);
  await Promise.all([site.stop(), stripe.stop()]);
  print(statuses, faults, failuresIn(site.output()), ended);
});

function askOrGiveUp(port: number, request: OddRequest): Promise<RawAnswer> {
  const hanging = new Promise<RawAnswer>((resolve) => {
    setTimeout(() => resolve(HANGING), HANG_MS).unref();
  });
  return Promise.race([answerTo(port, request.method, request.bytes), hanging]);
}

function print(statuses: Map<number, number>, faults: string[], failures: string[], ended: unknown): void {
  console.log(`\nseed ${values.seed}\n\nstatus   requests`);
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b))
    console.log(`${(status === 0 ? 'hung up' : String(status)).padEnd(8)}${String(count).padStart(9)}`);
  for (const line of [...faults.slice(0, SHOWN), ...failures.slice(0, SHOWN)])
    console.log(`  ${line.slice(0, 1_000)}`);
  console.log(`\n${faults.length} answered with a failure, or not at all; ${failures.length} in the log`);
  process.exitCode = faults.length + failures.length === 0 && ended === null ? 0 : 1;
}
