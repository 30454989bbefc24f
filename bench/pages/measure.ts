import { firstLoad, type FirstLoad } from './first-load';
import { visit, type Visit } from './lighthouse';
import { median, medians } from '../medians';

/** A page as it was measured: each number is the median of its visits. */
export type Measured = { path: string } & FirstLoad & Visit;

type Target = { path: string; url: string };

/** Visits all pages in turn, again and again, so that a slow minute of the machine does not hit one page alone. */
export async function measure(targets: Target[], runs: number): Promise<Measured[]> {
  const visits = new Map<string, Visit[]>();
  for (let run = 1; run <= runs; run++) {
    for (const { path, url } of targets) {
      process.stderr.write(`run ${run} of ${runs}: ${path}\n`);
      visits.set(path, [...(visits.get(path) ?? []), await visit(url)]);
    }
  }
  return Promise.all(
    targets.map(async ({ path, url }) => ({
      path,
      ...(await firstLoad(url)),
      ...medianOf(visits.get(path)!),
    })),
  );
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
