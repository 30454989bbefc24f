import { optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import type { Signed } from '../kit/memo';
import { format, readNumber } from '../kit/numbers';

export const TEN = { min: 0, max: 10 };
export const OPTIONS = ['a', 'b', 'c', 'd'] as const;
export const letter = (index: number) => OPTIONS[index]!.toUpperCase();

export type Criterion = Record<'name' | 'weight' | (typeof OPTIONS)[number], string>;
export type State = Signed & {
  question: string;
  decideBy: string;
  lookAgain: string;
  options: { name: string }[];
  criteria: Criterion[];
};

export function headlineOf(state: State, scores: readonly number[]): string {
  const places = ranks(scores);
  if (places.filter((place) => place === 1).length > 1)
    return 'The top options are tied: ask which criterion you forgot.';
  const first = places.indexOf(1);
  const others = scores.filter((_, index) => index !== first);
  const lead = others.length > 0 ? ` by ${format(scores[first]! - Math.max(...others))} points of 10` : '';
  return `“${nameOf(state, first)}” leads${lead}.`;
}

export function readMatrix({ criteria, options }: State): DecisionMatrix | undefined {
  const weights = criteria.map(({ weight }) => readNumber(weight, TEN));
  const scores = options.map((_, option) => criteria.map((one) => readNumber(one[OPTIONS[option]!], TEN)));
  if ([...weights, ...scores.flat()].includes(undefined)) return undefined;
  return { weights: weights as number[], scores: scores as number[][] };
}

export function scoresOf(state: State): number[] | undefined {
  const matrix = readMatrix(state);
  return matrix && optionScores(matrix);
}

export const criterionName = ({ criteria }: State, index: number) =>
  criteria[index]!.name || `Criterion ${index + 1}`;

export function nameOf({ options }: State, index: number) {
  return options[index]?.name || `Option ${letter(index)}`;
}
