import Sqlite from 'better-sqlite3';
import { apiRoutes } from '../../lib/kernel/api-routes';
import { routes } from '../../lib/kernel/routes';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { freePort } from '../../tests/support/free-port';
import { ratings } from '../../tests/support/diagnostic';
import { startStandIns } from '../../sandbox/start';
import { standIns } from '../../tests/support/site-environment.mjs';
import { type Site, startSite } from '../../tests/support/site';
import { aDataKey } from '../../tests/support/personal-data';
import { aSubmission } from '../../tests/support/submission';

/** A running site with results to look at, and one whose database is lost. */
export type Stage = {
  url: string;
  /** Addresses of results, by what they show. */
  results: Record<keyof typeof SUBMISSIONS, string>;
  /** The address of a result that the database fails on. */
  broken: string;
  /** Opens the page of what is stored about who sent the results. */
  dataKey: string;
  stop: () => Promise<void>;
};

const PERSON = { company: 'Quist & Daughters', role: 'Founder', companySize: '6-20 employees' };
const NO_RATINGS = Object.fromEntries(Object.keys(ratings(0)).map((id) => [id, undefined]));

const SUBMISSIONS = {
  strong: ratings(3, { teamAdoption: 2, taskAlignment: 2, resourceSupport: 1 }),
  moderate: ratings(2, {
    visionClarity: 3,
    keyResultsClarity: 0,
    progressTracking: 1,
    kpiRelevance: 0,
    feedbackIntegration: 1,
  }),
  needsAttention: ratings(1, {
    visionClarity: 2,
    accountabilityMechanisms: 0,
    taskAlignment: 0,
    prioritizationProcess: 0,
  }),
  unrated: NO_RATINGS,
  none: ratings(0),
  full: ratings(3),
  tie: ratings(2, { visionClarity: 0, keyResultsClarity: 0 }),
  longWords: {
    ...ratings(1),
    name: `Maximiliane-Alexandra ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`,
  },
};

export async function setStage(): Promise<Stage> {
  const stopStandIns = await startStandIns(standIns);
  const [site, broken] = await Promise.all([start(), start()]);
  const lost = readDatabaseUrl(broken.databaseUrl);
  if (lost.provider === 'sqlite') new Sqlite(lost.file).exec('DROP TABLE "Assessment"').close();
  const results = {} as Stage['results'];
  for (const name of Object.keys(SUBMISSIONS) as (keyof typeof SUBMISSIONS)[])
    results[name] = routes.results(await store(site.url, SUBMISSIONS[name]));
  return {
    url: site.url,
    results,
    dataKey: await keyOf(site),
    broken: broken.url + routes.results('unreachable'),
    stop: async () => {
      await Promise.all([site.stop(), broken.stop()]);
      stopStandIns();
    },
  };
}

const start = async (): Promise<Site> => startSite({ PORT: String(await freePort()) });

async function keyOf({ databaseUrl }: Site): Promise<string> {
  const database = openDatabase(databaseUrl);
  try {
    return await aDataKey(database, String(aSubmission({}).email));
  } finally {
    await database.$disconnect();
  }
}

async function store(url: string, answers: Record<string, unknown>): Promise<string> {
  const answer = await fetch(url + apiRoutes.assessments, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aSubmission({ ...PERSON, ...answers })),
  });
  if (!answer.ok) throw new Error(`The diagnostic was refused: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
