import { flips, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { format } from '../kit/numbers';

/** The highest weight that may be typed. */
const MOST = 10;

/**
 * Each criterion with its weight and the weight beyond which another option leads, or in words that there is
 * none.
 * @returns no line where no weight of a single criterion flips it, however far
 */
export function flipLines(matrix: DecisionMatrix, named: (criterion: number) => string): string[][] {
  const found = flips(matrix, MOST);
  // Past the end of the scale there is a number too, which tells how far off a flip is.
  const beyond = flips(matrix).filter(({ to }) => to > MOST);
  if (found.length === 0 && beyond.length === 0) return [];
  const rows = found.map(({ criterion: index, from, to }) => [
    named(index),
    format(from),
    `${to > from ? 'above' : 'below'} ${format(to)}`,
  ]);
  const never = matrix.weights.flatMap((from, index) => {
    if (found.some(({ criterion }) => criterion === index)) return [];
    const far = beyond.find(({ criterion }) => criterion === index);
    return [[named(index), format(from), far ? `not up to ${MOST}: above ${format(far.to)}` : 'never']];
  });
  return [...rows, ...never];
}

export const NO_FLIP = `No weight of a single criterion, from 0 to ${MOST}, flips this result.`;
