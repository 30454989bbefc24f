import fc from 'fast-check';
import { demo } from '@/packages/demos/goal-cascade-builder/main';
import { linesOf } from '@/packages/demos/kit/model';
import { alignmentOf, inTreeOrder, LEVELS, looseEnds, type Entry } from '@/lib/tools/rules/goal-tree';
import { proof, rounded, type PageCase } from './page-case';

const MOST = 14;
const entry = (serves: fc.Arbitrary<number>) =>
  fc.record({ level: fc.constantFrom(...LEVELS), serves: fc.option(serves, { nil: undefined, freq: 6 }) });

/**
 * In half of them each serves a line above it; in the others any line: itself, each other in circles, or none
 * that is there.
 */
const cascadeCases = fc
  .tuple(fc.boolean(), fc.array(entry(fc.nat({ max: MOST })), { minLength: 1, maxLength: MOST }))
  .map(([sound, lines]) =>
    lines.map(({ level, serves }, index): Entry => {
      const at = serves === undefined ? undefined : sound ? serves % (index + 1) : serves + 1;
      return { id: String(index + 1), level, serves: level === 'year' || !at ? '' : String(at) };
    }),
  );

const line = linesOf(demo.blank, 'entries')[0]!;

export const cascade = proof(demo, cascadeCases, pageCase);

const NAMES = { year: 'Year goal', quarter: 'Quarter goal', 'key result': 'Key result', task: 'Task' };

function pageCase(entries: Entry[]): PageCase {
  const loose = looseEnds(entries);
  return {
    state: {
      ...demo.blank,
      entries: entries.map(({ id, level, serves }) => ({ ...line, id, level, serves, title: `Line ${id}` })),
    },
    headline: loose.length === 0 ? 'Everything connects.' : rounded(loose.length),
    tables: {
      'How much of each level': LEVELS.slice(1).map((level) => {
        const share = alignmentOf(level, entries);
        return [NAMES[level], share === undefined ? 'none yet' : rounded(share * 100)];
      }),
    },
    // In the order of the tree, each with why it hangs loose.
    texts: inTreeOrder(entries).map(({ id }) => {
      const { level } = entries.find((one) => one.id === id)!;
      return `${NAMES[level]}Line ${id}${loose.find((end) => end.id === id)?.why ?? ''}`;
    }),
  };
}
