// npm run bench:front [-- --rounds=5 --seconds=3]: static pages as the site serves them beside a blank page
// under `next start`, in turns. Ends with 1 when a page is not fast, or the landing page not light enough.
import { parseArgs } from 'node:util';
import { loadContent } from '../lib/content/load';
import { routes } from '../lib/kernel/routes';
import { inProject } from '../scripts/setup/project.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { startSite } from '../tests/support/site';
import { buildSite } from './built-site';
import type { Measured } from './load';
import { median } from './medians';
import { buildApp, startApp } from './next-app';
import { installLighthouse, visit } from './pages/lighthouse';
import { measureQuick } from './wrk';

const CONNECTIONS = 32;
/** What browsers say they take. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const BLANK = 'a blank page';

/** Of the blank page's. */
const LIMITS = { perSecond: 4, p99: 0.3, scripts: 0.9, bytes: 1.5 };

const [product] = loadContent(inProject('content')).products;
const PAGES = [routes.home, routes.product(product!.slug), routes.privacyPolicy];

type Server = { url: string; pid: number };

await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
  });
  await step('Lighthouse', installLighthouse);
  await step('The blank page', () => buildApp('blank'));
  await buildSite();
  const blank = await startApp('blank');
  const site = await startSite();
  try {
    const missed = [
      ...(await speed(blank, site, Number(values.rounds), Number(values.seconds))),
      ...(await weight(blank, site)),
    ];
    console.log(missed.length === 0 ? '\nAll within their limits.' : `\nMisses:\n  ${missed.join('\n  ')}`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([site.stop(), blank.stop()]);
  }
});

/** @returns what was missed */
async function speed(blank: Server, site: Server, rounds: number, seconds: number): Promise<string[]> {
  const targets = [
    { name: BLANK, server: blank, path: '/' },
    ...PAGES.map((path) => ({ name: path, server: site, path })),
  ];
  const runs = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, server, path } of targets) {
      const load = { path, headers: BROWSER, connections: CONNECTIONS, seconds };
      const measured = await measureQuick(server, load);
      if (round > 0) runs.get(name)!.push(measured); // the first one is to get warm
    }
  }
  console.log(
    `\n${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s, and of its ratio to the blank page's in the same round\n`,
  );
  return targets.flatMap(({ name }) => row(name, runs.get(name)!, runs.get(BLANK)!));
}

function row(name: string, ours: Measured[], blank: Measured[]): string[] {
  const of = (key: keyof Measured) => median(ours.map((one) => one[key]));
  const ratio = (key: keyof Measured) => median(ours.map((one, at) => one[key] / blank[at]![key]));
  const [perSecond, p99] = [ratio('perSecond'), ratio('p99')];
  console.log(
    `${name.padEnd(44)}${of('perSecond').toFixed(0).padStart(7)}/s (${perSecond.toFixed(2)})  p50 ${of('p50').toFixed(1)} ms  p99 ${of('p99').toFixed(1)} ms (${p99.toFixed(2)})  cpu ${of('cpu').toFixed(3)} ms`,
  );
  if (name === BLANK) return [];
  return [
    ...(perSecond < LIMITS.perSecond
      ? [`${name}: ${perSecond.toFixed(2)} times as many requests, ${LIMITS.perSecond} asked`]
      : []),
    ...(p99 > LIMITS.p99
      ? [`${name}: p99 ${p99.toFixed(2)} of the blank page's, ${LIMITS.p99} at most asked`]
      : []),
  ];
}

/** One visit each, with nothing in the cache: bytes do not vary. */
async function weight(blank: Server, site: Server): Promise<string[]> {
  const [ours, theirs] = [await visit(site.url), await visit(blank.url)];
  const all = (bytes: Record<string, number>) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const sizes = [
    { what: 'scripts', is: ours.bytes.Script ?? 0, blank: theirs.bytes.Script ?? 0, most: LIMITS.scripts },
    { what: 'everything', is: all(ours.bytes), blank: all(theirs.bytes), most: LIMITS.bytes },
  ];
  console.log('');
  return sizes.flatMap(({ what, is, blank: beside, most }) => {
    const ratio = is / beside;
    console.log(
      `landing page, ${what} on the wire: ${kilobytes(is)} kB, blank ${kilobytes(beside)} kB (${ratio.toFixed(2)})`,
    );
    return ratio > most
      ? [`landing page: ${what} ${ratio.toFixed(2)} of the blank page's, ${most} at most asked`]
      : [];
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
