import { PLANS } from '@/lib/tools/rules/workshop-plans';

export const TOOL = 'OKR Workshop Facilitator Kit';

/** Results: what was voted on, the goals, the key results, the hours. */
export const HEAPS = { first: 12, count: 8 };
export const GOALS = { first: 24, count: 3 };
export const RESULTS = { first: 30, count: 9 };
export const HOURS = RESULTS.first + RESULTS.count + 4;
export const RESULTS_END = HOURS + 7;

export const NUMBER_CELLS = [
  `Results!$C$${HEAPS.first}:$C$${HEAPS.first + HEAPS.count - 1}`,
  ...['G', 'H', 'J', 'L'].map(
    (column) => `Results!$${column}$${RESULTS.first}:$${column}$${RESULTS.first + RESULTS.count - 1}`,
  ),
  `Results!$E$${HOURS}:$E$${HOURS + 1}`,
];

/** Plans: the first block of the first plan; the blocks of all four stand below each other. */
export const PLANS_FIRST = 7;
export const PLANS_LAST = PLANS_FIRST - 1 + PLANS.reduce((total, { blocks }) => total + blocks.length, 0);

/** Timer: a line for each block of the longest plan. */
export const TIMER = { first: 11, last: 10 + Math.max(...PLANS.map(({ blocks }) => blocks.length)) };
