import { BLOCKS } from './layout';

/** The cells of the Timer's workings: of all blocks the minutes in the full plan and the least, and the length. */
type TimerCells = { minutes: string; least: string; length: string };

/** As many rounds as blocks: in each at least one more block gets its least, or nothing changes any more. */
export const ROUNDS = BLOCKS.length;

/** What is left to share in a round, and among how many minutes of the full plan; `fixed` has 1 for each block that has its least. */
export function shareFormulas({ minutes, least, length }: TimerCells, fixed: string) {
  return {
    rest: `${length}-SUMPRODUCT(${fixed}*${least})`,
    whole: `SUMPRODUCT((1-${fixed})*${minutes})`,
  };
}

/** Whether a block gets its least in the next round: it had it already, or its share falls below. */
export const fixedFormula = (
  before: string,
  minutes: string,
  least: string,
  rest: string,
  whole: string,
): string => `IF(${before}=1,1,IF(INT(${rest}*${minutes}/${whole})<${least},1,0))`;

/** The minutes of a block before what is over is shared out, and what remains of its division. */
export const wholeFormula = (
  fixed: string,
  minutes: string,
  least: string,
  rest: string,
  whole: string,
): string => `IF(${fixed}=1,${least},INT(${rest}*${minutes}/${whole}))`;
export const remainderFormula = (fixed: string, minutes: string, rest: string, whole: string): string =>
  `IF(${fixed}=1,-1,MOD(${rest}*${minutes},${whole}))`;

/** One more for the largest remainders, the first of equal ones first; as the core has it. */
export function minutesFormula(
  own: string,
  remainder: string,
  all: string,
  before: string,
  over: string,
): string {
  const larger = `SUMPRODUCT((${all}>${remainder})*1)`;
  const equalBefore = before === '' ? '0' : `SUMPRODUCT((${before}=${remainder})*1)`;
  return `${own}+IF(AND(${remainder}>=0,${larger}+${equalBefore}<${over}),1,0)`;
}
