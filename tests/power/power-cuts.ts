import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { startStripe } from '../../bench/sandbox-stripe';
import { catalogueOf } from '../../lib/content/catalogue';
import { loadContent } from '../../lib/content/load';
import { catalogue } from '../../lib/shop/store/catalogue';
import { openDatabase } from '../../lib/platform/database/client';
import { migrate } from '../../lib/platform/database/migrate';
import { inProject } from '../../scripts/setup/project.mjs';
import { folderInMemory, removeFolder } from '../support/temporary-folder';
import { forgetfulDisk, readLog } from './disk';
import { SETTINGS } from './settings';
import { compileShim } from './shim';
import { type Promised, visit } from './visitors';

type How = {
  /** How often the site is started and killed, each time on what the disk had when the power was last cut. */
  runs: number;
  /** At random writes; one more comes after the last of them. */
  cutsPerRun: number;
  /** What is answered in a run before it is killed. */
  answersPerRun: number;
  /** What SQLite is told instead of what the site tells it. */
  synchronous?: 'OFF' | 'NORMAL';
  /** Syncs of which the disk takes no notice. */
  isDeafTo?: (path: string) => boolean;
};

type Cuts = { cuts: number; promises: number; lost: string[] };

/**
 * Lets visitors fill in diagnostics, pay and delete; kills the site; and works out what a disk would have
 * held, had the power gone at any of its writes. Looks there for everything that had been answered by then.
 */
export async function cutPower({
  runs,
  cutsPerRun,
  answersPerRun,
  synchronous,
  isDeafTo,
}: How): Promise<Cuts> {
  const root = fs.realpathSync(folderInMemory('power'));
  const stripe = await startStripe();
  try {
    const library = compileShim(root);
    let folder = path.join(root, 'disk-0');
    fs.mkdirSync(folder);
    await newDatabase(path.join(folder, 'site.db'));
    const old: Promised[] = [];
    const all: Cuts = { cuts: 0, promises: 0, lost: [] };
    for (let run = 1; run <= runs; run++) {
      const log = path.join(root, `log-${run}`);
      const disk = forgetfulDisk(folder, isDeafTo);
      const site = await startSite({ library, folder, log, synchronous, settings: stripe.settings });
      const visiting = visit({
        url: site.url,
        sandbox: stripe.sandbox,
        answers: answersPerRun,
        logged: () => fs.statSync(log).size,
      });
      await Promise.allSettled([visiting]);
      await site.kill();
      const promised = await visiting;

      const records = readLog(log);
      const writes = records.flatMap(({ operation }, at) => (operation === 'write' ? [at] : []));
      const cuts = Array.from({ length: cutsPerRun }, () => writes[randomInt(writes.length)] ?? 0).sort(
        (a, b) => a - b,
      );
      const next = path.join(root, `disk-${run}`);
      let applied = 0;
      let state = new Map<string, Buffer>();
      const look = (files: Map<string, Buffer>, at: number) => {
        write(files, next);
        const due = [...old, ...promised.filter(({ from, until }) => from <= at && at <= until)];
        all.lost.push(...missing(next, due));
        all.cuts += 1;
        all.promises += due.length;
      };
      for (const cut of cuts) {
        for (; applied <= cut; applied++) disk.apply(records[applied]!);
        state = disk.afterwards(Math.random() < 0.5 ? 0 : Math.random());
        look(state, records[cut]!.end);
      }
      // No luck at all, and all that was answered: whatever is not synced is missing here for certain.
      for (; applied < records.length; applied++) disk.apply(records[applied]!);
      look(disk.afterwards(0), Number.MAX_SAFE_INTEGER);
      // What was promised by the last cut has to survive those to come.
      const last = records[cuts.at(-1) ?? 0]?.end ?? 0;
      old.push(...promised.filter(({ from, until }) => from <= last && until === Infinity));
      // As it was: whoever looked has already brought it in order.
      write(state, next);
      folder = next;
    }
    return all;
  } finally {
    await stripe.stop();
    removeFolder(root);
  }
}

async function newDatabase(file: string): Promise<void> {
  const url = `file:${file}`;
  await migrate(url, inProject('prisma'));
  const database = openDatabase(url);
  const products = catalogueOf(loadContent(inProject('content')), new Date());
  await catalogue(database).replace(products, { contentVersion: 'power', builtAt: new Date() });
  await database.$disconnect();
}

/** The disk after a cut. No -shm: SQLite makes it anew, from the log. */
function write(files: Map<string, Buffer>, folder: string): void {
  removeFolder(folder);
  fs.mkdirSync(folder);
  for (const [name, bytes] of files)
    if (!name.endsWith('-shm')) fs.writeFileSync(path.join(folder, path.basename(name)), bytes);
}

function missing(folder: string, promised: Promised[]): string[] {
  const database = new Sqlite(path.join(folder, 'site.db'));
  try {
    const whole = database.pragma('quick_check', { simple: true }) as string;
    const list = path.join(folder, 'site.db.erased');
    const erased = fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : '';
    const lost = promised.filter(({ isThere }) => !isThere(database, erased)).map(({ what }) => what);
    return whole === 'ok' ? lost : [...lost, `the database: ${whole}`];
  } finally {
    database.close();
  }
}

type Started = {
  library: string;
  folder: string;
  log: string;
  synchronous?: string;
  settings: Record<string, string>;
};

async function startSite({ library, folder, log, synchronous, settings }: Started) {
  const script = path.join(import.meta.dirname, 'site.ts');
  const args = ['--conditions=react-server', '--import', import.meta.resolve('tsx'), script];
  const site: ChildProcess = spawn(process.execPath, args, {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH, UV_USE_IO_URING: '0' },
      ...{ LD_PRELOAD: library, DISK_FOLDER: folder, DISK_LOG: log },
      ...settings,
      ...{ DATABASE_URL: `file:${path.join(folder, 'site.db')}`, BASE_URL: 'http://127.0.0.1:3000' },
      ...SETTINGS,
      ...(synchronous && { SYNCHRONOUS: synchronous }),
    },
  });
  const [port] = (await once(site.stdout!, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    kill: async () => {
      const gone = once(site, 'exit');
      site.kill('SIGKILL');
      await gone;
    },
  };
}
