import { OWN_HOURS, PEOPLE, TASKS } from '../../products/sprint/layout';
import { serialDay } from '../../sheet/rules';
import { block, blocks } from './block';
import { GOALS, QUARTER, type PEOPLE as FIRM_PEOPLE } from './firm';

type Task = [
  task: string,
  who: (typeof FIRM_PEOPLE)[number],
  goal: '1' | '2' | 'D',
  hours: number,
  week: number,
  done: 'yes' | 'no' | 'dropped',
  why: string | null,
];

const FIRST_HALF: Task[] = [
  ['Call ten customers about a service plan', 'Maria', '1', 6, 1, 'yes', null],
  ['Count the reasons for two weeks', 'Ben', '2', 4, 1, 'yes', null],
  ['Time the last twenty quotes', 'Jon', '1', 5, 1, 'yes', null],
  ['First draft of the price list', 'Ana', '1', 6, 2, 'no', 'too big'],
  ['One-page quote template', 'Jon', '1', 6, 2, 'yes', null],
  ['Write the service plan on one page', 'Maria', '1', 5, 2, 'yes', null],
  ['Order parts on Mondays only', 'Ana', '2', 3, 3, 'yes', null],
  ['Price list: repairs', 'Ana', '1', 3, 3, 'yes', null],
  ['Offer the plan at each handover', 'Cleo', '1', 4, 3, 'yes', null],
  ['Board with all open jobs', 'Ben', '2', 6, 3, 'yes', null],
  ['Visit the five largest regulars', 'Maria', '1', 14, 4, 'no', 'too big'],
  ['Month-end books', 'Ana', 'D', 6, 4, 'yes', null],
  ['Sort the reasons for late orders', 'Ben', '2', 5, 4, 'yes', null],
  ['Train Cleo on the quote template', 'Jon', '1', 4, 5, 'yes', null],
  ['Visit two regulars', 'Maria', '1', 6, 5, 'yes', null],
  ['Yearly machine check', 'Ben', 'D', 6, 5, 'yes', null],
  ['Price list: service plans', 'Ana', '1', 5, 5, 'yes', null],
  ['Publish the price list', 'Ana', '1', 3, 6, 'yes', null],
  ['Visit three regulars', 'Maria', '1', 8, 6, 'yes', null],
  ['Photos for a brochure', 'Jon', 'D', 6, 6, 'dropped', 'no longer needed'],
];
const SECOND_HALF: Task[] = [
  ['Ask a second supplier for hinges', 'Ana', '2', 5, 7, 'no', 'waiting for someone'],
  ['Quotes by phone photo', 'Jon', '1', 6, 7, 'yes', null],
  ['Friday check of next week’s parts', 'Ben', '2', 3, 7, 'yes', null],
  ['Ask again, and name a day', 'Ana', '2', 2, 8, 'yes', null],
  ['Send the plan to thirty customers', 'Maria', '1', 8, 8, 'yes', null],
  ['Month-end books', 'Ana', 'D', 6, 8, 'yes', null],
  ['Daily ten minutes at the board', 'Ben', '2', 5, 9, 'yes', null],
  ['First service visits', 'Cleo', '1', 6, 9, 'yes', null],
  ['Clear the backlog of quotes', 'Jon', '1', 7, 9, 'no', 'something urgent'],
  ['Clear the backlog of quotes', 'Jon', '1', 7, 10, 'yes', null],
  ['Agree delivery days with customers', 'Ben', '2', 6, 10, 'yes', null],
  ['Call those who didn’t answer', 'Maria', '1', 8, 10, 'yes', null],
  ['Second supplier delivers hinges', 'Ana', '2', 4, 11, 'yes', null],
  ['Ask customers how the visits went', 'Cleo', '1', 4, 11, 'yes', null],
  ['Month-end books', 'Ana', 'D', 6, 12, 'yes', null],
  ['Write down what worked', 'Maria', '1', 3, 12, 'yes', null],
  ['Plan who covers the holidays', 'Ben', '2', 3, 12, 'no', 'nobody began'],
];

/** The quarter's twelve weeks, as of their last Friday. Maria is away in week 7, Ben in week 8. */
export const sprint = blocks(
  block('Sprint', 'D5', [[serialDay(QUARTER.first)]]),
  block('Sprint', 'C9', [
    [GOALS[0], 'Maria'],
    [GOALS[1], 'Ben'],
  ]),
  block('Sprint', `C${PEOPLE.first}`, [
    ['Maria', 10],
    ['Jon', 8],
    ['Ana', 8],
    ['Ben', 8],
    ['Cleo', 6],
  ]),
  block('Hours', `J${OWN_HOURS.first}`, [[0]]),
  block('Hours', `K${OWN_HOURS.first + 3}`, [[0]]),
  block('One Week', 'C5', [[3]]),
  block('12 Weeks', `C${TASKS.first}`, [...FIRST_HALF, ...SECOND_HALF]),
);
