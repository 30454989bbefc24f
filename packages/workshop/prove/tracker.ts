import fc from 'fast-check';
import { linesOf } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/strategic-okr-execution-tracker/main';
import { forecast, NEEDS_YOU, type Tracked } from '@/lib/tools/rules/forecast';
import { trackedCases } from '@/tests/support/tracked-cases';
import { proof, rounded, typed, type PageCase } from './page-case';

/** Of each quarter. */
const keyResults = fc.array(trackedCases, { minLength: 4, maxLength: 4 });
const line = linesOf(demo.blank, 'lines')[0]!;

export const tracker = proof(demo, keyResults, pageCase);

function pageCase(all: Tracked[]): PageCase {
  const names = all.map((_, index) => `Key result ${index + 1}`);
  const latest = Math.max(...all.map(({ values }) => values.findLastIndex((y) => y !== undefined) + 1));
  const expected = all.map((one) => forecast(one, latest)!);
  const need = names.filter((_, index) => NEEDS_YOU.includes(expected[index]!.sign));
  return {
    state: {
      ...demo.blank,
      lines: all.map(({ kind, start, target, values }) => ({
        ...{ ...line, kind, start: typed(start), target: typed(target) },
        ...Object.fromEntries(values.map((value, index) => [`w${index + 1}`, typed(value)])),
      })),
    },
    headline:
      need.length === 0
        ? 'Everything’s on track for week 12.'
        : `${need.length} of ${all.length} ${need.length === 1 ? 'needs' : 'need'} you: ${need.join(', ')}.`,
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
