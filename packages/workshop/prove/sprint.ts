import { demo } from '@/packages/demos/90-day-sprint-planner/main';
import { linesOf } from '@/packages/demos/kit/model';
import { goalShare, loads, SPRINT_WEEKS, weeksBelowHalf } from '@/lib/tools/rules/sprint';
import { NAMES, sprintCases, type SprintCase } from '@/tests/support/tool-cases';
import { proof, rounded, typed, type PageCase } from './page-case';

const [person, task] = [linesOf(demo.blank, 'people')[0]!, linesOf(demo.blank, 'tasks')[0]!];
const WEEKS = Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1);

export const sprint = proof(
  demo,
  sprintCases.filter(({ tasks }) => tasks.length > 0),
  pageCase,
);

function pageCase({ people, tasks }: SprintCase): PageCase {
  const all = loads(people, tasks);
  const over = all.filter(({ overbooked }) => overbooked);
  const share = goalShare(tasks);
  const weak = weeksBelowHalf(tasks);
  return {
    state: {
      ...demo.blank,
      people: people.map(({ name, hoursPerWeek }) => ({ ...person, name, hours: typed(hoursPerWeek) })),
      tasks: tasks.map(({ owner, hours, week, goal }) => ({
        ...task,
        title: 'A task',
        owner: String(NAMES.indexOf(owner as never)),
        hours: typed(hours),
        week: String(week),
        goal: goal || 'D',
      })),
    },
    headline:
      over.length === 0
        ? 'Nobody’s overbooked in these 12 weeks.'
        : `Overbooked: ${over.map((one) => `${one.person} in week ${one.week}`).join(', ')}.`,
    tables: {
      'Hours booked out of': WEEKS.map((week) => [
        `Week ${week}`,
        ...NAMES.map((name) => {
          const { booked, available } = all.find((one) => one.person === name && one.week === week)!;
          return [rounded(booked, 9), rounded(available, 9)];
        }),
      ]),
    },
    texts:
      share === undefined
        ? []
        : [{ begins: '', numbers: [rounded(share * 100), ...weak.map((n) => rounded(n))] }],
  };
}
