import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { installedBrowser } from '../../scripts/setup/browser.mjs';
import { installIn } from '../../scripts/setup/dependencies.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

const FOLDER = inProject('bench/lighthouse');
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What one visit with a phone, as Lighthouse plays it, has shown. Scores of 100, times in milliseconds, sizes
 * in bytes.
 */
export type Visit = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  vitals: { fcp: number; lcp: number; tbt: number; si: number; cls: number };
  bytes: Record<string, number>;
  requests: number;
  /** The audits that cost points, but for those of performance. */
  faults: string[];
};

const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z
    .object({
      'network-requests': z.object({
        details: z.object({
          items: z.array(
            z.object({
              url: z.string(),
              transferSize: z.number().optional(),
              resourceType: z.string().optional(),
            }),
          ),
        }),
      }),
    })
    .catchall(audit),
});
type Report = z.infer<typeof report>;

/**
 * What Lighthouse ends with when the browser has recorded nothing to measure: seldom, and not the page's
 * doing.
 */
const NOT_RECORDED = 'Please run Lighthouse again.';

/** Lighthouse has so many files that only those install it who measure with it. */
export const installLighthouse = () => installIn(FOLDER);

/** Opens a page once, in a browser of its own; once more where that browser recorded nothing. */
export async function visit(url: string): Promise<Visit> {
  return open(url).catch(({ message }: Error) => {
    if (message.includes(NOT_RECORDED)) return open(url);
    throw new Error(message);
  });
}

async function open(url: string): Promise<Visit> {
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
  ];
  const env = { ...process.env, CHROME_PATH: installedBrowser() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 128 * 1024 * 1024 });
  return read(report.parse(JSON.parse(stdout)));
}

function read(report: Report): Visit {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const number = (id: string) => audit.parse(report.audits[id]).numericValue ?? NaN;
  const requests = report.audits['network-requests'].details.items.filter(({ url }) => /^https?:/.test(url));
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    vitals: {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      si: number('speed-index'),
      cls: number('cumulative-layout-shift'),
    },
    bytes,
    requests: requests.length,
    faults: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (report.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && isFault(report.audits[id]))
        .map(({ id }) => id),
    ),
  };
}

function isFault(found: unknown): boolean {
  const score = audit.safeParse(found).data?.score ?? null;
  return score !== null && score < 1;
}
