import fc from 'fast-check';
import { demo } from '@/packages/demos/okr-workshop-facilitator-kit/main';
import { blocksOf, clock, planOf, LENGTHS, PEOPLE } from '@/lib/tools/rules/agenda';
import { proof, rounded, typed, type PageCase } from './page-case';

/** Any minute of the day, so that many pass midnight. */
const workshopCases = fc.record({
  start: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  length: fc.constantFrom(...LENGTHS),
  people: fc.integer({ min: PEOPLE.min, max: PEOPLE.max }),
});

export const workshop = proof(demo, workshopCases, pageCase);

function pageCase({ start, length, people }: { start: number; length: number; people: number }): PageCase {
  const blocks = blocksOf(planOf(length)!, people);
  const at = (minutes: number) => clock('0:00', start + minutes)!;
  return {
    state: { ...demo.blank, start: at(0).padStart(5, '0'), length: String(length), people: typed(people) },
    headline: `${blocks.filter(({ does }) => does).length} blocks in ${length} minutes, until ${at(length)}.`,
    tables: {
      Agenda: blocks.map(({ minutes, from }) => [at(from), undefined, rounded(minutes)]),
    },
  };
}
