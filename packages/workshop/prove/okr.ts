import { linesOf } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/okr-planning-calculator/main';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { forecast, verdict } from '@/lib/tools/rules/forecast';
import { goalScore, keyResultScore } from '@/lib/tools/rules/okr';
import { okrCases, type OkrCase } from '@/tests/support/key-result-cases';
import { proof, rounded, typed, type PageCase } from './page-case';

const line = linesOf(demo.blank, 'keyResults')[0]!;

export const okr = proof(demo, okrCases, pageCase);

function pageCase({ week, keyResults }: OkrCase): PageCase {
  const score = goalScore(keyResults)!;
  const values = Array<undefined>(week - 1).fill(undefined);
  const signs = keyResults.map((one) => forecast({ ...one, values: [...values, one.current] }).sign);
  const whole = verdict(signs, score, week);
  const counts = [...whole.matchAll(/\d+/g)].map(([count]) => rounded(Number(count)));
  const lines = [
    ...keyResults.map(
      (one, index) => [`Key result ${index + 1}`, keyResultScore(one)!, signs[index]!] as const,
    ),
    ['The goal', score, whole] as const,
  ];
  const distance = fromPace(score, week);
  return {
    state: {
      ...demo.blank,
      week: String(week),
      keyResults: keyResults.map(({ kind, start, target, current, weight, confidence }) => ({
        ...line,
        kind,
        start: typed(start),
        target: typed(target),
        current: typed(current),
        weight: typed(weight),
        confidence: typed(confidence),
      })),
    },
    headline: [rounded(score, 2), ...counts],
    tables: {
      'Score of each key result': lines.map(([name, value, sign]) => [name, rounded(value, 2), sign]),
    },
    texts: [
      distance === 0
        ? 'That’s exactly an even pace.'
        : { begins: 'You’re ', numbers: [rounded(Math.abs(distance) * 100)] },
    ],
  };
}
