import { GOALS, HEAPS, HOURS, RESULTS, TIMER } from '../../products/facilitator/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block } from './block';
import { FIRM, GOALS as FIRM_GOALS, KEY_RESULTS, PEOPLE, QUARTER } from './firm';

/** By key result: the hours a week, and the day by which its first step is done. */
const FIRST_STEPS = [
  [4, '2027-04-09'],
  [3, '2027-04-12'],
  [1, '2027-04-09'],
  [4, '2027-04-23'],
  [2, '2027-04-16'],
] as const;
const clock = (hours: number, minutes: number) => (hours * 60 + minutes) / 1440;

/** What five people decided in 90 minutes, eighteen days before the quarter began. */
export const facilitator = {
  ...block('Results', 'D5', [
    [`${FIRM}: goals for the second quarter`],
    [dayNumber(QUARTER.workshop)],
    ['Regulars fill our order book, and nobody waits for us'],
  ]),
  ...block('Results', `C${HEAPS.first}`, [
    [7, FIRM_GOALS[0]],
    [5, FIRM_GOALS[1]],
    [2, 'Hire a second fitter'],
    [1, 'A new website'],
  ]),
  ...block(
    'Results',
    `D${GOALS.first}`,
    FIRM_GOALS.map((goal) => [goal]),
  ),
  ...block(
    'Results',
    `C${RESULTS.first}`,
    KEY_RESULTS.map(({ goal, title, kind, start, target, source, halfway, owner, firstStep }, index) => {
      const [hours, day] = FIRST_STEPS[index]!;
      const numbers = kind === 'done' ? [null, null] : [start, target];
      return [
        goal,
        title,
        owner,
        kind,
        ...numbers,
        source,
        halfway,
        null,
        hours,
        null,
        firstStep,
        dayNumber(day),
      ];
    }),
  ),
  ...block('Results', `E${HOURS}`, [[PEOPLE.length], [4]]),
  ...block('Results', `D${HOURS + 6}`, [['The Saturday market: two days a month for three orders a year']]),
  ...block('Results', `D${HOURS + 7}`, [[dayNumber('2027-04-12'), clock(9, 0)]]),
  ...block('Timer', 'E5', [[clock(9, 0)], [90], [PEOPLE.length]]),
  ...block('Timer', `H${TIMER.first}`, [[clock(9, 5)], [clock(9, 11)]]),
};
