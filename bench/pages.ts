// npm run bench:pages [-- --runs=5] [-- --rounds=5] [-- --only=/path]: the site's pages beside a blank page
// of the same Next, as ratios to it in the same run; and requests per second. Ends with 1 where it misses.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { isStill } from '../lib/kernel/pages';
import { routes } from '../lib/kernel/routes';
import { startStandIns } from '../packages/sandbox/start';
import { main, step } from '../scripts/setup/steps.mjs';
import { PAGES } from '../tests/support/route-table';
import { startSite } from '../tests/support/site';
import { standIns } from '../tests/support/site-environment.mjs';
import { buildSite } from './built-site';
import { medians } from './medians';
import { buildApp, startApp } from './next-app';
import { installLighthouse, visit, type Visit } from './pages/lighthouse';
import { overload } from './pages/overload';
import { requests } from './pages/requests';

/** At most: bytes and times as ratios to the blank page's; at least: Lighthouse's score for speed. */
type Bounds = Record<'scripts' | 'all' | 'lcp' | 'tbt' | 'cls' | 'performance', number>;
const BOUNDS: Record<'still' | 'sells' | 'asks', Bounds> = {
  still: { scripts: 0.05, all: 0.75, lcp: 1.15, tbt: 0.5, cls: 0.01, performance: 99 },
  sells: { scripts: 1.15, all: 1.4, lcp: 1.25, tbt: 1.2, cls: 0.01, performance: 97 },
  asks: { scripts: 1.5, all: 1.7, lcp: 1.25, tbt: 1.5, cls: 0.01, performance: 95 },
};
const BLANK = 'a blank page';
/** Nobody but us opens it. */
const NOT_MEASURED = '/test-navigation';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
});
const pages = PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static').filter(
  ({ path }) => path !== NOT_MEASURED && (values.only?.includes(path) ?? true),
);

await main(async () => {
  await step('Lighthouse', installLighthouse);
  await step('The blank page', () => buildApp('blank'));
  await buildSite();
  const blank = await startApp('blank');
  const stopStandIns = await startStandIns(standIns);
  const site = await startSite();
  const missed: string[] = [];
  try {
    if (Number(values.runs) > 0) missed.push(...(await measure(blank.url, site.url, Number(values.runs))));
    if (Number(values.rounds) > 0) missed.push(...(await requests(blank, site, Number(values.rounds))));
    if (Number(values.rounds) > 0) missed.push(...(await overload()));
  } finally {
    await Promise.all([site.stop(), blank.stop()]);
    stopStandIns();
  }
  console.log(missed.length === 0 ? '\nAll within their bounds.' : `\nMisses:\n  ${missed.join('\n  ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});

/** All pages in turn, again and again: a slow minute of the machine hits none alone. @returns what missed */
async function measure(blank: string, site: string, runs: number): Promise<string[]> {
  const targets = [
    { path: BLANK, url: blank, index: true },
    ...pages.map(({ path, index }) => ({ path, url: site + path, index })),
  ];
  const visits: Visit[][] = targets.map(() => []);
  for (let run = 1; run <= runs; run++)
    for (const [at, { path, url }] of targets.entries()) {
      process.stderr.write(`run ${run} of ${runs}: ${path}\n`);
      visits[at]!.push(await visit(url));
    }
  const load = os.loadavg()[0]!.toFixed(1);
  console.log(
    `\nMedians of ${runs} visits, in kB and ms (beside the blank page); load of the machine ${load}\n`,
  );
  console.log(
    'page'.padEnd(46),
    ...['scripts', 'all', 'LCP', 'TBT'].map((head) => head.padStart(14)),
    '   CLS  scores',
  );
  return targets.flatMap((target, at) => row(target, medianOf(visits[at]!), medianOf(visits[0]!)));
}

/** Prints how a page did. @returns what it missed */
function row({ path, index }: { path: string; index: boolean }, page: Visit, blank: Visit): string[] {
  const { lcp, tbt, cls } = page.vitals;
  const ratios = {
    scripts: ratio(page.bytes.scripts, blank.bytes.scripts),
    all: ratio(page.bytes.all, blank.bytes.all),
    lcp: ratio(lcp, blank.vitals.lcp),
    tbt: ratio(tbt, blank.vitals.tbt),
  };
  const cell = (is: number, what: keyof typeof ratios) =>
    `${is.toFixed(1)} (${ratios[what].toFixed(2)})`.padStart(14);
  const sizes = [cell(page.bytes.scripts / 1000, 'scripts'), cell(page.bytes.all / 1000, 'all')];
  const scores = Object.values(page.scores).join('/');
  console.log(
    path.padEnd(46),
    ...sizes,
    cell(lcp, 'lcp'),
    cell(tbt, 'tbt'),
    cls.toFixed(3).padStart(6),
    '',
    scores,
  );
  if (path === BLANK) return [];
  const { performance, ...most } = BOUNDS[kindOf(path)];
  const { performance: speed, seo, ...others } = page.scores;
  return [
    ...Object.entries({ ...ratios, cls }).flatMap(([what, is]) =>
      is > most[what as keyof typeof most]
        ? [`${what} ${is.toFixed(3)}, at most ${most[what as keyof typeof most]}`]
        : [],
    ),
    ...(speed < performance ? [`performance ${speed}, at least ${performance}`] : []),
    ...Object.entries({ ...others, ...(index && { seo }) }).flatMap(([what, score]) =>
      score < 100 ? [`${what} ${score}, not 100`] : [],
    ),
  ].map((miss) => `${path}: ${miss}`);
}

function kindOf(path: string): keyof typeof BOUNDS {
  if (isStill(path)) return 'still';
  return path === routes.diagnostic ? 'asks' : 'sells';
}

function medianOf(visits: Visit[]): Visit {
  return {
    scores: medians(visits.map(({ scores }) => scores)),
    vitals: medians(visits.map(({ vitals }) => vitals)),
    bytes: medians(visits.map(({ bytes }) => bytes)),
  };
}

/** A blank page that blocks for less than a millisecond is as good as one that does so for one. */
function ratio(ours: number, blank: number): number {
  return ours / Math.max(blank, 1);
}
