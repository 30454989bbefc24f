import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { testBrowser } from '../../scripts/setup/machine.mjs';
import { installIn } from '../../scripts/setup/dependencies.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

const FOLDER = inProject('bench/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one visit with a phone, as Lighthouse plays it, has shown: scores of 100, milliseconds, bytes. */
export type Visit = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  vitals: { lcp: number; tbt: number; cls: number };
  bytes: { scripts: number; all: number };
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: Request[] } }>;
};
type Request = { url: string; transferSize?: number; resourceType?: string };

/** Seldom, and not the page's doing: the browser has recorded nothing to measure. */
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
  const cli = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const args = [cli, url, '--quiet', '--output=json', '--output-path=stdout', only, flags];
  const env = { ...process.env, CHROME_PATH: testBrowser() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 128 * 1024 * 1024 });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  const asked = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
  const sum = (some: Request[]) => some.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return {
    scores: Object.fromEntries(CATEGORIES.map((one) => [one, score(one)])) as Visit['scores'],
    vitals: {
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    },
    bytes: { scripts: sum(asked.filter(({ resourceType }) => resourceType === 'Script')), all: sum(asked) },
  };
}
