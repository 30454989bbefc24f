// npm run bench:assessments [-- --rounds 5 --seconds 5]: the API of the diagnostic beside a handler that does only the
// database's part of the work. Exit code 1 when ours answers fewer than 0.8 of its requests.
import { parseArgs } from 'node:util';
import { PROGRAMS } from '../scripts/setup/project.mjs';
import { must, runNode } from '../scripts/setup/run.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { bareRow, stored, submission } from './a-diagnostic';
import { buildBare, startBare } from './bare-site';
import { type Databases, postgres, sqlite } from './fresh-databases';
import { type LoadRequest, measure, type Measured } from './load';

const LEAST_RATIO = 0.8;
const CONNECTIONS = 32;
const ROWS = 500;
const WARM_UP_SECONDS = 3;
const BROWSER = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** What is sent to each of the two. */
type Scenario = { name: string; ours: LoadRequest[]; bare: LoadRequest[] };
type Outcome = { database: string; scenario: string; ours: Measured; bare: Measured; ratio: number };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

await main(async () => {
  await step('Site', () =>
    must(
      runNode(PROGRAMS.tsx, ['scripts/build.ts', '--if-changed'], { env: siteEnvironment, quiet: true }),
      'The site could not be built.',
    ),
  );
  await step('Bare app', buildBare);
  const outcomes: Outcome[] = [];
  for (const open of [sqlite, postgres]) {
    const databases = await open();
    try {
      await step(databases.name, async () => void outcomes.push(...(await compareOn(databases))));
    } finally {
      await databases.stop();
    }
  }
  print(outcomes);
  process.exitCode = outcomes.every(({ ratio }) => ratio >= LEAST_RATIO) ? 0 : 1;
});

/** Both on databases of their own with the same rows in them. */
async function compareOn(databases: Databases): Promise<Outcome[]> {
  const rows = Array.from({ length: ROWS }, stored);
  const site = await startSite({
    PORT: String(await freePort()),
    DATABASE_URL: await databases.fresh('ours', rows),
  });
  const bare = await startBare(await freePort(), await databases.fresh('bare', rows));
  try {
    const outcomes: Outcome[] = [];
    for (const scenario of scenarios(rows.map(({ id }) => id))) {
      const compared = await compare(scenario, { ours: site.url, bare: bare.url });
      outcomes.push({ database: databases.name, scenario: scenario.name, ...compared });
    }
    return outcomes;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** Reads come first, while both databases still hold the same. */
function scenarios(ids: string[]): Scenario[] {
  const get = (folder: string) =>
    ids.map((id): LoadRequest => ({ method: 'GET', path: `/api/${folder}/${id}` }));
  const post = (folder: string, body: object, headers = {}): LoadRequest[] => [
    {
      method: 'POST',
      path: `/api/${folder}`,
      headers: { ...BROWSER, ...headers },
      body: JSON.stringify({ ...body, name: 'Ada [<id>]' }),
    },
  ];
  const key = { 'idempotency-key': '[<id>]' };
  return [
    { name: 'GET', ours: get('assessments'), bare: get('bare') },
    { name: 'POST', ours: post('assessments', submission), bare: post('bare', bareRow()) },
    {
      name: 'POST with key',
      ours: post('assessments', submission, key),
      bare: post('bare', { ...bareRow(), attemptDigest: 'x'.repeat(43) }, key),
    },
  ];
}

/** In turns, so that whatever else the machine does meets both. */
async function compare({ ours, bare }: Scenario, urls: { ours: string; bare: string }) {
  const measureBoth = async (duration: number) => ({
    ours: await measure({ url: urls.ours, connections: CONNECTIONS, seconds: duration, requests: ours }),
    bare: await measure({ url: urls.bare, connections: CONNECTIONS, seconds: duration, requests: bare }),
  });
  await measureBoth(WARM_UP_SECONDS);
  const measured: Record<'ours' | 'bare', Measured>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureBoth(seconds));
  return {
    ours: medians(measured.map((round) => round.ours)),
    bare: medians(measured.map((round) => round.bare)),
    ratio: median(measured.map((round) => round.ours.perSecond / round.bare.perSecond)),
  };
}

const medians = (measured: Measured[]): Measured => ({
  perSecond: median(measured.map(({ perSecond }) => perSecond)),
  p50: median(measured.map(({ p50 }) => p50)),
  p99: median(measured.map(({ p99 }) => p99)),
});

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function print(outcomes: Outcome[]): void {
  const cells = (name: string, { perSecond, p50, p99 }: Measured) => ({
    [`${name} requests/s`]: Math.round(perSecond),
    [`${name} p50 ms`]: p50,
    [`${name} p99 ms`]: p99,
  });
  console.log(`\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s each, in turns`);
  console.table(
    outcomes.map(({ database, scenario, ours, bare, ratio }) => ({
      database,
      request: scenario,
      ...cells('ours', ours),
      ...cells('bare', bare),
      ratio: ratio.toFixed(2),
    })),
  );
  console.log(`Requirement: a ratio of ${LEAST_RATIO} or more.`);
}
