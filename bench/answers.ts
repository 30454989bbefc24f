// npm run bench:answers [-- --requests 100000 --seed 1]: requests that nobody means well, over raw sockets.
// Ends with 1 when one of them is answered with a failure, or not at all.
import { main, step } from '../scripts/setup/steps.mjs';
import { answerTo, askAll, failuresIn, faultOf, type RawAnswer } from '../tests/support/raw-answers';
import { type OddRequest, oddRequests } from '../tests/support/odd-requests';
import { knownAddresses } from '../tests/support/known-addresses';
import { batches, SEED, whileServed } from './strangers';

const CONNECTIONS = 16;
const BATCH = 5_000;
/** Longer than the server waits for anybody. */
const HANG_MS = 120_000;
const HANGING: RawAnswer = { status: 0, head: '' };
const SHOWN = 20;

await main(async () => {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let ended: unknown;
  const site = await whileServed({ LOG_FORMAT: 'json' }, async ({ databaseUrl, ended: hasEnded }, port) => {
    const known = await knownAddresses(databaseUrl);
    const note = (request: OddRequest, answer: RawAnswer) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = answer === HANGING ? 'no answer' : faultOf(answer);
      if (fault) faults.push(`${fault}: ${JSON.stringify(request.bytes.toString('latin1').slice(0, 600))}`);
    };
    await step('Requests', async () => {
      for await (const batch of batches(BATCH, (how) => oddRequests(known, how)))
        await askAll(batch, CONNECTIONS, (request) => askOrGiveUp(port, request), note);
    });
    ended = await Promise.race([hasEnded, Promise.resolve(null)]);
  });
  print(statuses, faults, failuresIn(site.output()), ended);
});

function askOrGiveUp(port: number, request: OddRequest): Promise<RawAnswer> {
  const hanging = new Promise<RawAnswer>((resolve) => {
    setTimeout(() => resolve(HANGING), HANG_MS).unref();
  });
  return Promise.race([answerTo(port, request.method, request.bytes), hanging]);
}

function print(statuses: Map<number, number>, faults: string[], failures: string[], ended: unknown): void {
  console.log(`\nseed ${SEED}\n\nstatus   requests`);
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b))
    console.log(`${(status === 0 ? 'hung up' : String(status)).padEnd(8)}${String(count).padStart(9)}`);
  for (const line of [...faults.slice(0, SHOWN), ...failures.slice(0, SHOWN)])
    console.log(`  ${line.slice(0, 1_000)}`);
  console.log(`\n${faults.length} answered with a failure, or not at all; ${failures.length} in the log`);
  process.exitCode = faults.length + failures.length === 0 && ended === null ? 0 : 1;
}
