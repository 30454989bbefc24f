import { BLOCKS } from '@/demos/okr-workshop-facilitator-kit/blocks';

export const TOOL = 'OKR Workshop Facilitator Kit';

/** The same blocks as in the demo: 90 minutes in all. */
export { BLOCKS };

/** Results: what was voted on, the goals, the key results, the hours. */
export const HEAPS = { first: 12, count: 8 };
export const GOALS = { first: 24, count: 3 };
export const RESULTS = { first: 30, count: 9 };
export const HOURS = RESULTS.first + RESULTS.count + 4;
/** The sheet's last row. */
export const RESULTS_END = HOURS + 7;

/** The cells of Results that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  `Results!$C$${HEAPS.first}:$C$${HEAPS.first + HEAPS.count - 1}`,
  ...['F', 'G', 'I', 'L'].map(
    (column) => `Results!$${column}$${RESULTS.first}:$${column}$${RESULTS.first + RESULTS.count - 1}`,
  ),
  `Results!$E$${HOURS}:$E$${HOURS + 1}`,
];

/** Timer: a line for each block; its workings stand at the right. */
export const TIMER = { first: 10, last: 9 + BLOCKS.length };
