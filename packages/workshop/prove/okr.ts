import { linesOf } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/okr-planning-calculator/main';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { goalScore, keyResultScore, SCORE_WORDS, scoreWord } from '@/lib/tools/rules/okr';
import { okrCases, type OkrCase } from '@/tests/support/okr-cases';
import { sampled } from './sampled';
import { rounded, typed, type PageCase, type PageProof } from './page-case';

const line = linesOf(demo.blank, 'keyResults')[0]!;

export const okr: PageProof = { slug: demo.slug, cases: (count) => sampled(okrCases, count).map(pageCase) };

function pageCase({ week, keyResults }: OkrCase): PageCase {
  const score = goalScore(keyResults)!;
  const lines = [
    ...keyResults.map((one, index) => [`Key result ${index + 1}`, keyResultScore(one)!] as const),
    ['The goal', score] as const,
  ];
  const distance = fromPace(score, week);
  return {
    state: {
      ...demo.blank,
      week: String(week),
      keyResults: keyResults.map(({ kind, start, target, current, weight, confidence }) => ({
        ...{ ...line, kind, start: typed(start), target: typed(target), current: typed(current) },
        ...{ weight: typed(weight), confidence: typed(confidence) },
      })),
    },
    headline: rounded(score, 2),
    tables: {
      'Score of each key result': lines.map(([name, value]) => [
        name,
        rounded(value, 2),
        SCORE_WORDS[scoreWord(value)],
      ]),
    },
    texts: [
      distance === 0
        ? 'That’s exactly an even pace.'
        : { begins: 'You’re ', numbers: [rounded(Math.abs(distance) * 100)] },
    ],
  };
}
