import type { Measured } from './measure';

/** Held to what visitors and search engines judge, but to no weight: nobody but us opens it. */
const NO_WEIGHT = '/test-navigation';

const KILOBYTE = 1000;
const EXTRA_SCRIPTS = 12 * KILOBYTE;
const LCP_RATIO = 1.25;
const LANDING = { path: '/', html: 62 * KILOBYTE, requests: 15 };

type Page = Measured & { index: boolean };

/** Where a page misses what is asked of it beside the blank page, one line each. */
export function misses(page: Page, blank: Measured): string[] {
  const { scores, vitals, faults } = page;
  const because = faults.length > 0 ? ` (${faults.join(', ')})` : '';
  return [
    ...below('accessibility', scores.accessibility, 100, because),
    ...below('best practices', scores['best-practices'], 100, because),
    ...(page.index ? below('SEO', scores.seo, 100, because) : []),
    ...above('layout shift', round(vitals.cls, 3), 0),
    ...(page.path === NO_WEIGHT ? [] : weightMisses(page, blank)),
  ].map((miss) => `${page.path}: ${miss}`);
}

function weightMisses({ path, scores, vitals, scripts, html, requests }: Page, blank: Measured): string[] {
  return [
    ...below('performance', scores.performance, blank.scores.performance),
    ...above('LCP in ms', round(vitals.lcp), round(blank.vitals.lcp * LCP_RATIO)),
    ...above('first-load JavaScript in bytes', scripts, blank.scripts + EXTRA_SCRIPTS),
    ...(path === LANDING.path ? above('raw HTML in bytes', html, LANDING.html) : []),
    ...(path === LANDING.path ? above('requests', requests, LANDING.requests) : []),
  ];
}

const below = (what: string, is: number, least: number, because = '') =>
  is < least ? [`${what} ${is}, at least ${least} asked${because}`] : [];

const above = (what: string, is: number, most: number) =>
  is > most ? [`${what} ${is}, at most ${most} asked`] : [];

const round = (value: number, digits = 0) => Number(value.toFixed(digits));
