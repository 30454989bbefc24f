import { demo } from '@/packages/demos/okr-workshop-facilitator-kit/main';
import { blocksOf, clock, planOf } from '@/lib/tools/rules/agenda';
import { sampled } from './sampled';
import { workshopCases } from './workshop-cases';
import { rounded, typed, type PageCase, type PageProof } from './page-case';

export const workshop: PageProof = {
  slug: demo.slug,
  cases: (count) => sampled(workshopCases, count).map(pageCase),
};

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
