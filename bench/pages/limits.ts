import { isStill } from '../../lib/kernel/pages';
import type { Measured } from './measure';

/** Held to what visitors and search engines judge, but to no weight: nobody but us opens it. */
const NO_WEIGHT = '/test-navigation';

const KILOBYTE = 1000;

/** Of a still page, beside the blank page of the same run. */
const STILL = { scripts: 0.05, bytes: 0.6 };
/**
 * Milliseconds, as Lighthouse simulates them. The blank page asks for no stylesheet: a tenth more than it
 * takes can't be had.
 */
const LCP = 1100;
/** Milliseconds from a click to the page behind it. */
const NEXT = 100;
/** Of a page with a form, beside the blank page. */
const EXTRA_SCRIPTS = 12 * KILOBYTE;
const LANDING = { path: '/', html: 62 * KILOBYTE, requests: 15 };

type Page = Measured & { index: boolean };

/** Where a page misses what is asked of it beside the blank page, one line each. */
export function misses(page: Page, blank: Measured): string[] {
  const { path, scores, vitals, faults, slow } = page;
  const because = faults.length > 0 ? ` (${faults.join(', ')})` : '';
  return [
    ...below('accessibility', scores.accessibility, 100, because),
    ...below('best practices', scores['best-practices'], 100, because),
    ...(page.index ? below('SEO', scores.seo, 100, because) : []),
    ...above('layout shift', round(vitals.cls, 3), 0),
    ...below('loads over slow 4G with the headline in our face', slow.ours, slow.loads),
    ...above('layout shift over slow 4G', round(slow.shift, 3), 0),
    ...(isStill(path) ? stillMisses(page, blank) : []),
    ...(isStill(path) || path === NO_WEIGHT
      ? []
      : above('first-load JavaScript in bytes', page.scripts, blank.scripts + EXTRA_SCRIPTS)),
  ].map((miss) => `${path}: ${miss}`);
}

function stillMisses(page: Page, blank: Measured): string[] {
  const { path, scores, vitals, bytes, html, requests, onward } = page;
  return [
    ...below('performance', scores.performance, 100),
    ...above('largest paint in ms', round(vitals.lcp), LCP),
    ...above('total blocking time in ms', round(vitals.tbt), 0),
    ...above('scripts on the wire', round(ratio(bytes.Script, blank.bytes.Script), 3), STILL.scripts),
    ...above('all bytes', round(ratio(sum(bytes), sum(blank.bytes)), 3), STILL.bytes),
    ...below('visits that found the next page prerendered', onward.prepared, 1),
    ...above('ms from a click to the next page', round(onward.next), NEXT),
    ...below('visits that Back found as they were left', onward.kept, 1),
    ...(path === LANDING.path ? above('raw HTML in bytes', html, LANDING.html) : []),
    ...(path === LANDING.path ? above('requests', requests, LANDING.requests) : []),
  ];
}

const ratio = (ours = 0, theirs = NaN) => ours / theirs;
const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((total, size) => total + size, 0);

const below = (what: string, is: number, least: number, because = '') =>
  is < least ? [`${what} ${is}, at least ${least} asked${because}`] : [];

const above = (what: string, is: number, most: number) =>
  is > most ? [`${what} ${is}, at most ${most} asked`] : [];

const round = (value: number, digits = 0) => Number(value.toFixed(digits));
