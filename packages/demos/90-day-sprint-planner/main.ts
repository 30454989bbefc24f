import { planRows, sprintOf } from '@/lib/diagnostic/rules/plan';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { dayAfter, goalShare, SPRINT_WEEKS, weekStart } from '@/lib/tools/rules/sprint';
import { sum } from '@/lib/tools/rules/statistics';
import { columnChart } from '../kit/columns';
import { isDay } from '../kit/days';
import { text } from '../kit/dom';
import { defineDemo } from '../kit/model';
import { format, percent, readNumber } from '../kit/numbers';
import { folded } from '../kit/table';
import {
  cell,
  DAILY,
  HOURS,
  loadsOf,
  nameOf,
  NOBODY,
  tasksOf,
  weakWeeks,
  weekName,
  type State,
  task,
} from './sprint';
import EXAMPLE from './example.json' with { type: 'json' };

const FRIDAY_COUNT = 'Friday count: what got finished, and next week';
const WEEKS = Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1);
const GOALS = ['1', '2', '3'] as const;

export const demo = defineDemo<State>({
  slug: '90-day-sprint-planner',
  example: EXAMPLE,
  blank: {
    start: '',
    goal1: '',
    goal2: '',
    goal3: '',
    people: [{ name: '', hours: '' }],
    tasks: [task('', '0', '', '1', '1')],
  },

  parts: [
    {
      fields: [
        { key: 'start', label: 'First day of week 1', kind: 'date', as: 'from' },
        ...GOALS.map((n) => ({ key: `goal${n}`, label: `Goal ${n}`, wide: true, as: 'goal' }) as const),
      ],
    },
    {
      list: 'people',
      name: 'Person',
      as: 'person',
      title: 'People and the hours they have for this',
      most: 6,
      rows: true,
      fields: [
        { key: 'name', label: 'Name' },
        { key: 'hours', label: 'Hours a week', number: HOURS, required: true },
      ],
      removed: ({ tasks }, index) => {
        for (const one of tasks) {
          const owner = Number(one.owner);
          if (owner === index) one.owner = NOBODY;
          else if (owner > index) one.owner = String(owner - 1);
        }
      },
    },
    {
      list: 'tasks',
      name: 'Task',
      as: 'task',
      title: 'Tasks, each in its week',
      most: 36,
      rows: true,
      fields: [
        { key: 'title', label: 'What', wide: true },
        {
          key: 'owner',
          label: 'Who',
          none: NOBODY,
          choices: ({ owner }, state) => [
            ...state.people.map((_, index) => [String(index), nameOf(state, index)] as const),
            ...(owner === NOBODY ? [[NOBODY, 'nobody'] as const] : []),
          ],
          write: (owner, state) => nameOf(state, Number(owner)),
        },
        { key: 'hours', label: 'Hours', number: HOURS, required: true },
        { key: 'week', label: 'Week', choices: WEEKS.map((week) => [String(week), String(week)]) },
        {
          key: 'goal',
          label: 'Goal',
          none: DAILY,
          choices: [...GOALS.map((n) => [n, `Goal ${n}`] as const), [DAILY, 'Day-to-day business']],
        },
      ],
    },
  ],

  result: (state) => {
    const all = loadsOf(state);
    const over = all.filter(({ overbooked }) => overbooked);
    const share = goalShare(tasksOf(state));
    const available = sum(state.people.map(({ hours }) => readNumber(hours, HOURS) ?? 0));
    if (available === 0 && share === undefined)
      return { headline: 'Give someone hours and a task to see who’s overbooked.', details: [] };
    return {
      headline:
        over.length === 0
          ? 'Nobody’s overbooked in these 12 weeks.'
          : `Overbooked: ${over.map(({ person, week }) => `${nameOf(state, Number(person))} in week ${week}`).join(', ')}.`,
      details: [
        columnChart(
          'Hours booked in each of the 12 weeks. The table has the same numbers.',
          WEEKS.map((week) => ({
            label: String(week),
            value: sum(all.filter((load) => load.week === week).map(({ booked }) => booked)),
            over: over.some((load) => load.week === week),
          })),
          { at: available, name: `${format(available)} hours available` },
          'Week',
        ),
        text(
          share === undefined
            ? 'Nothing’s planned yet.'
            : `${percent(share)} of the planned hours serve a goal. ${weakWeeks(state)}`,
        ),
        folded(
          'Each person’s weeks',
          'Hours booked out of hours available',
          ['Week', ...state.people.map((_, index) => nameOf(state, index))],
          WEEKS.map((week) => [
            weekName(state.start, week),
            ...all.filter((load) => load.week === week).map(cell),
          ]),
        ),
      ],
    };
  },

  calendar: ({ start, ...state }) => {
    if (!isDay(start)) return [];
    const friday = { id: 'friday', title: FRIDAY_COUNT, day: dayAfter(start, 4)!, weeks: SPRINT_WEEKS };
    const tasks = state.tasks.flatMap(({ title: task, owner, hours, week }, index) => {
      const day = weekStart(start, Number(week));
      const title = `${task} (${nameOf(state, Number(owner))}, ${hours || '?'} h)`;
      return day && task ? [{ id: `task-${index + 1}`, title, day, days: 5 }] : [];
    });
    return [...tasks, friday];
  },

  fromRatings: (ratings) => {
    const { goals, people, tasks } = sprintOf(planRows(scoreAssessment(ratings), PLAN.book, PLAN.words));
    const [goal1 = '', goal2 = '', goal3 = ''] = goals;
    return {
      start: '',
      goal1,
      goal2,
      goal3,
      people: [...people],
      tasks:
        tasks.length > 0
          ? tasks.map(({ title, hours, week, goal }) => task(title, '0', hours, week, goal))
          : [task('', '0', '', '1', '1')],
    };
  },
});
