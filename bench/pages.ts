// npm run bench:pages [-- --runs=5] [-- --loads=10] [-- --only=/path]: every static page beside a blank page
// of the same Next. Prints sizes, Lighthouse's mobile scores and the vitals, and ends with 1 when a page
// misses its limits.
import { parseArgs } from 'node:util';
import { isStill } from '../lib/kernel/pages';
import { takesPayments } from '../lib/kernel/routes';
import { startStandIns } from '../packages/sandbox/start';
import { main, step } from '../scripts/setup/steps.mjs';
import { PAGES } from '../tests/support/route-table';
import { startSite } from '../tests/support/site';
import { standIns } from '../tests/support/site-environment.mjs';
import { buildSite } from './built-site';
import { buildApp, startApp } from './next-app';
import { installLighthouse } from './pages/lighthouse';
import { misses } from './pages/limits';
import { measure } from './pages/measure';
import { table } from './pages/table';
import { wake, wakingLine, wakingMisses } from './pages/waking';

const BLANK = 'a blank page';

await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      loads: { type: 'string', default: '10' },
      only: { type: 'string', multiple: true },
    },
  });
  const pages = PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static').filter(
    ({ path }) => values.only?.includes(path) ?? true,
  );

  await step('Lighthouse', installLighthouse);
  await step('The blank page', () => buildApp('blank'));
  await buildSite();
  const blankSite = await startApp('blank');
  const stopStandIns = await startStandIns(standIns);
  const site = await startSite();
  const targets = [
    { path: BLANK, url: blankSite.url, isOurs: false, isStill: false },
    ...pages.map(({ path }) => ({ path, url: site.url + path, isOurs: true, isStill: isStill(path) })),
  ];
  const run = async () => {
    try {
      const measured = await measure(targets, Number(values.runs), Number(values.loads));
      const shop = pages.find(({ path }) => takesPayments(path));
      return { measured, waking: shop && (await wake(site.url + shop.path)) };
    } finally {
      await Promise.all([site.stop(), blankSite.stop()]);
      stopStandIns();
    }
  };
  const { measured, waking } = await run();

  console.log(`\nkB on the wire, ms; median of ${values.runs}\n\n${table(measured)}\n`);
  const [blank, ...ours] = measured;
  if (waking) console.log(`${wakingLine(waking)}\n`);
  const missed = [
    ...ours.flatMap((page, at) => misses({ ...page, index: pages[at]!.index }, blank!)),
    ...(waking ? wakingMisses(waking) : []),
  ];
  console.log(missed.length === 0 ? 'All within their limits.' : `Misses:\n  ${missed.join('\n  ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});
