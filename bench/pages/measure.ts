import { firstLoad, type FirstLoad } from './first-load';
import { visit, type Visit } from './lighthouse';
import { median, medians } from '../medians';
import { goOn, type Onward } from './onward';
import { startPlainBrowser } from './plain-browser';
import { slowLoads, type SlowLoads } from './slow-line';

/** A page as it was measured: each number is the median of its visits. */
export type Measured = { path: string } & FirstLoad & Visit & Further;

/** What is asked of our pages, and what of still ones; of others nothing is measured. */
type Further = { slow: SlowLoads; onward: Onward };
const NOTHING: Further = {
  slow: { loads: 0, ours: 0, shift: 0 },
  onward: { next: NaN, prepared: NaN, kept: NaN },
};

type Target = { path: string; url: string; isOurs: boolean; isStill: boolean };

/**
 * Visits all pages in turn, again and again, so that a slow minute of the machine does not hit one page
 * alone.
 * @param loads how often each page of ours is loaded over a slow line
 */
export async function measure(targets: Target[], runs: number, loads: number): Promise<Measured[]> {
  const visits = new Map<string, Visit[]>();
  for (let run = 1; run <= runs; run++) {
    for (const { path, url } of targets) {
      process.stderr.write(`run ${run} of ${runs}: ${path}\n`);
      visits.set(path, [...(visits.get(path) ?? []), await visit(url)]);
    }
  }
  const browser = startPlainBrowser();
  const measured: Measured[] = [];
  try {
    for (const { path, url, isOurs, isStill } of targets) {
      process.stderr.write(`on, back, and over a slow line: ${path}\n`);
      const further = {
        onward: isStill ? await goOn(browser, url) : NOTHING.onward,
        slow: isOurs ? await slowLoads(url, loads) : NOTHING.slow,
      };
      measured.push({ path, ...(await firstLoad(url)), ...medianOf(visits.get(path)!), ...further });
    }
  } finally {
    await browser.stop();
  }
  return measured;
}

function medianOf(visits: Visit[]): Visit {
  return {
    scores: medians(visits.map(({ scores }) => scores)),
    vitals: medians(visits.map(({ vitals }) => vitals)),
    bytes: medians(visits.map(({ bytes }) => bytes)),
    requests: median(visits.map(({ requests }) => requests)),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  };
}
