import fc from 'fast-check';
import { linesOf } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/strategic-okr-execution-tracker/main';
import { forecast, NEEDS_YOU, type Tracked } from '@/lib/tools/rules/forecast';
import { trackedCases } from '@/tests/support/key-result-cases';
import { proof, rounded, typed, type PageCase } from './page-case';

const silent = trackedCases.map((one): Tracked => ({ ...one, values: [] }));
const oftenSilent = fc.oneof(trackedCases, trackedCases, trackedCases, silent);
/** Of each quarter; some never had a value. */
const keyResults = fc.tuple(trackedCases, oftenSilent, oftenSilent, oftenSilent);
const line = linesOf(demo.blank, 'lines')[0]!;

export const tracker = proof(demo, keyResults, pageCase);

function pageCase(all: readonly Tracked[]): PageCase {
  const names = all.map((_, index) => `Key result ${index + 1}`);
  const latest = Math.max(...all.map(({ values }) => values.findLastIndex((y) => y !== undefined) + 1));
  const expected = all.map((one) => forecast(one, latest));
  const need = names.filter((_, index) => NEEDS_YOU.includes(expected[index]!.sign));
  const early = expected.filter(({ sign }) => sign === 'too early' || sign === 'no value yet').length;
  return {
    state: {
      ...demo.blank,
      lines: all.map(({ kind, start, target, values }) => ({
        ...line,
        kind,
        start: typed(start),
        target: typed(target),
        ...Object.fromEntries(values.map((value, index) => [`w${index + 1}`, typed(value)])),
      })),
    },
    headline: headlineOf(need, early, all.length),
    tables: {
      'Week 12 at this pace': expected.map(({ value, progress, sign }, index) => [
        names[index],
        value === undefined ? '–' : rounded(value, 1),
        progress === undefined ? '' : { number: progress * 100, digits: 0, orDown: true },
        sign,
      ]),
    },
  };
}

function headlineOf(need: readonly string[], early: number, all: number): string {
  const on = all - early;
  if (on === 0) return 'Enter a start, a target and values up to week 3 to see the forecast for week 12.';
  const open = early === 0 ? '' : ` ${early} ${early === 1 ? 'has' : 'have'} no forecast yet.`;
  if (need.length > 0)
    return `${need.length} of ${all} ${need.length === 1 ? 'needs' : 'need'} you: ${need.join(', ')}.${open}`;
  return open
    ? `${on} of ${all} ${on === 1 ? 'is' : 'are'} on track for week 12.${open}`
    : 'Everything’s on track for week 12.';
}
