import { flips, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
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

export const criterionName = ({ criteria }: State, index: number) =>
  criteria[index]!.name || `Criterion ${index + 1}`;

export function nameOf({ options }: State, index: number) {
  return options[index]?.name || `Option ${letter(index)}`;
}

/** The highest weight that may be typed. */
const MOST = 10;

/**
 * Each criterion with its weight and the weight beyond which another option leads, or in words that there is
 * none.
 * @returns no line where no weight of a single criterion flips it, however far
 */
export function flipLines(matrix: DecisionMatrix, state: State): string[][] {
  const found = flips(matrix, MOST);
  // Past the end of the scale there is a number too, which tells how far off a flip is.
  const beyond = flips(matrix).filter(({ to }) => to > MOST);
  if (found.length === 0 && beyond.length === 0) return [];
  const rows = found.map(({ criterion: index, from, to }) => [
    criterionName(state, index),
    format(from),
    `${to > from ? 'above' : 'below'} ${format(to)}`,
  ]);
  const never = matrix.weights.flatMap((from, index) => {
    if (found.some(({ criterion }) => criterion === index)) return [];
    const far = beyond.find(({ criterion }) => criterion === index);
    const when = far ? `not even at ${MOST}: it takes over ${format(far.to)}` : 'never';
    return [[criterionName(state, index), format(from), when]];
  });
  return [...rows, ...never];
}

export const NO_FLIP = `No weight of a single criterion, from 0 to ${MOST}, flips this result.`;
