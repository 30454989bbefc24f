import { demo } from '@/packages/demos/executive-decision-framework/main';
import { linesOf } from '@/packages/demos/kit/model';
import { flips, optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { decisionCases } from '@/tests/support/tool-cases';
import { proof, rounded, typed, type PageCase, type Says } from './page-case';

const HIGHEST = 10;
const [option, criterion] = [linesOf(demo.blank, 'options')[0]!, linesOf(demo.blank, 'criteria')[0]!];
const FLIPS = 'What would flip the result';

export const decision = proof(demo, decisionCases, pageCase);

function pageCase(matrix: DecisionMatrix): PageCase {
  const { weights, scores } = matrix;
  const results = optionScores(matrix)!;
  const places = ranks(results);
  const order = results.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
  const tied = places.filter((place) => place === 1).length > 1;
  const name = (index: number) => `Option ${'ABCD'[index]}`;
  return {
    state: {
      ...demo.blank,
      options: scores.map(() => option),
      criteria: weights.map((weight, index) => ({
        ...criterion,
        weight: typed(weight),
        ...Object.fromEntries(scores.map((row, at): [string, string] => ['abcd'[at]!, typed(row[index])])),
      })),
    },
    headline: tied
      ? 'The top options are tied: ask which criterion you forgot.'
      : [rounded(results[order[0]!]! - results[order[1]!]!, 2), rounded(HIGHEST)],
    tables: {
      'Weighted score of each option': order.map((at) => [
        name(at),
        rounded(results[at]!, 2),
        String(places[at]),
      ]),
      [FLIPS]: tied ? undefined : whatFlips(matrix),
    },
  };
}

/** Undefined where nothing flips it, however far. */
function whatFlips(matrix: DecisionMatrix): (Says | undefined)[][] | undefined {
  const found = flips(matrix, HIGHEST);
  const beyond = flips(matrix).filter(({ to }) => to > HIGHEST);
  if (found.length + beyond.length === 0) return undefined;
  const others = matrix.weights.flatMap((from, at) => {
    if (found.some((one) => one.criterion === at)) return [];
    const far = beyond.find((one) => one.criterion === at);
    return [
      [`Criterion ${at + 1}`, rounded(from, 2), far ? [rounded(HIGHEST), rounded(far.to, 2)] : 'never'],
    ];
  });
  return [
    ...found.map(({ criterion: at, from, to }) => [`Criterion ${at + 1}`, rounded(from, 2), rounded(to, 2)]),
    ...others,
  ];
}
