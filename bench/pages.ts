// npm run bench:pages [-- --runs=5] [-- --only=/path]: every static page beside a blank page of the same Next.
// Prints sizes, Lighthouse's mobile scores and the vitals, and ends with 1 when a page misses its limits.
import { parseArgs } from 'node:util';
import { PROGRAMS } from '../scripts/setup/project.mjs';
import { must, runNode } from '../scripts/setup/run.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { PAGES } from '../tests/support/route-table';
import { startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { buildBlank, startBlank } from './pages/blank-site';
import { misses } from './pages/limits';
import { measure } from './pages/measure';
import { table } from './pages/table';

const BLANK = 'a blank page';

await main(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
  });
  const pages = PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static').filter(
    ({ path }) => values.only?.includes(path) ?? true,
  );

  await step('The blank page', buildBlank);
  await step('The site', buildSite);
  const blankSite = await startBlank();
  const site = await startSite();
  const targets = [
    { path: BLANK, url: blankSite.url },
    ...pages.map(({ path }) => ({ path, url: site.url + path })),
  ];
  const measured = await measure(targets, Number(values.runs)).finally(() =>
    Promise.all([site.stop(), blankSite.stop()]),
  );

  console.log(`\nkB on the wire, ms; median of ${values.runs}\n\n${table(measured)}\n`);
  const [blank, ...ours] = measured;
  const missed = ours.flatMap((page, at) => misses({ ...page, index: pages[at]!.index }, blank!));
  console.log(missed.length === 0 ? 'All within their limits.' : `Misses:\n  ${missed.join('\n  ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});

async function buildSite(): Promise<void> {
  const options = { env: siteEnvironment, quiet: true };
  await must(
    runNode(PROGRAMS.tsx, ['scripts/build.ts', '--if-changed'], options),
    'The site could not be built.',
  );
}
