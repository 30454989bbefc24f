// npm run bench:clean-up [-- --diagnostics 60000]: how long whoever writes has to wait while what a deletion
// has left in the files is overwritten. Ends with 1 when somebody waits longer than the limit.
import { parseArgs } from 'node:util';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { cleanUp, leaveTraces } from '@/lib/platform/database/clean-up';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { main, step } from '../scripts/setup/steps.mjs';
import { stored } from './a-diagnostic';
import { type Databases, postgres, sqlite } from './fresh-databases';

/** The longest that a write may take while a clean-up runs, in ms (docs/decisions/017). */
const LIMIT = 250;
/** One who writes comes again so soon. */
const PAUSE_MS = 5;
/** For so long it is measured without a clean-up. */
const ALONE_MS = 10_000;

type Row = { what: string; seconds: number; waits: number[] };

const { values } = parseArgs({ options: { diagnostics: { type: 'string', default: '60000' } } });

await main(async () => {
  const rows: Row[] = [];
  for (const open of [sqlite, postgres]) {
    const databases = await open();
    try {
      rows.push(...(await measured(databases)));
    } finally {
      await databases.stop();
    }
  }
  print(rows);
});

async function measured({ name, fresh }: Databases): Promise<Row[]> {
  const url = await fresh('clean_up', []);
  const database = openDatabase(url);
  try {
    await step(`${name}: ${values.diagnostics} diagnostics`, () =>
      fill(database, Number(values.diagnostics)),
    );
    const alone = () => new Promise((resolve) => setTimeout(resolve, ALONE_MS));
    const rows = [await whileWriting(`${name}, alone`, url, alone)];
    await deleteSome(database);
    rows.push(await whileWriting(`${name}, cleaning up`, url, () => cleanUp(database, url)));
    return rows;
  } finally {
    await database.$disconnect();
  }
}

/** A thousand at a time: what is measured comes later. */
async function fill(database: Database, count: number): Promise<void> {
  await assessmentStore(database).insert(stored(), null);
  const first = await database.assessment.findFirstOrThrow();
  for (let left = count - 1; left > 0; left -= 1_000) {
    const data = Array.from({ length: Math.min(left, 1_000) }, () => ({ ...first, id: stored().id }));
    await database.assessment.createMany({ data: data as never });
  }
}

/** One in a hundred, all over the file. */
async function deleteSome(database: Database): Promise<void> {
  const ids = (await database.assessment.findMany({ select: { id: true } })).map(({ id }) => id);
  await database.$transaction(async (open) => {
    await open.assessment.deleteMany({ where: { id: { in: ids.filter((_, at) => at % 100 === 0) } } });
    await leaveTraces(open, new Date());
  });
}

/**
 * @returns how long each diagnostic took to be stored, in ms, by one who came all the time while this was
 * done
 */
async function whileWriting(what: string, url: string, work: () => Promise<unknown>): Promise<Row> {
  const database = openDatabase(url);
  const store = assessmentStore(database);
  // The first one connects.
  await store.insert(stored(), null);
  const waits: number[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const began = performance.now();
      await store.insert(stored(), null);
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await database.$disconnect();
  };
  const written = write();
  const began = performance.now();
  await step(what, async () => void (await work())).finally(() => (isOver = true));
  const seconds = (performance.now() - began) / 1000;
  await written;
  return { what, seconds, waits };
}

function print(rows: Row[]): void {
  console.log('\n                             seconds   writes   p50 ms   p99 ms   longest ms');
  for (const { what, seconds, waits } of rows) {
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    const numbers = [at(0.5), at(0.99)].map((ms) => ms.toFixed(1).padStart(9)).join('');
    const longest = at(1).toFixed(1).padStart(13);
    console.log(
      `${what.padEnd(28)}${seconds.toFixed(1).padStart(8)}${String(waits.length).padStart(9)}${numbers}${longest}`,
    );
  }
  const isOver = rows.some(({ waits }) => Math.max(...waits) > LIMIT);
  console.log(`\n${isOver ? 'Somebody waited' : 'Nobody waited'} longer than ${LIMIT} ms.`);
  process.exitCode = isOver ? 1 : 0;
}
