import { dataIn } from '../../facts';
import { OWN_HOURS, PEOPLE, TASKS } from '../../products/sprint/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block, blocks } from './block';
import { GOALS, QUARTER } from './firm';

const TASKS_TYPED = dataIn('samples/filled/sprint.yaml') as (string | number | null)[][];

/** The quarter's twelve weeks, as of their last Friday. Maria is away in week 7, Ben in week 8. */
export const sprint = blocks(
  block('Sprint', 'D5', [[dayNumber(QUARTER.first)]]),
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
  block('12 Weeks', `C${TASKS.first}`, TASKS_TYPED),
);
