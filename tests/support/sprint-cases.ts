import fc from 'fast-check';
import { SPRINT_WEEKS } from '@/lib/tools/rules/sprint';

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'] as const;

type Task = { owner: string; hours: number; week: number; goal: string };
export type SprintCase = { people: { name: string; hoursPerWeek: number }[]; tasks: Task[] };

const hundredths = (count: number) => Number(`${count}e-2`);
const owner = fc.constantFrom(...NAMES);
const week = fc.integer({ min: 1, max: SPRINT_WEEKS });
const goal = fc.constantFrom('1', '2', '3', '');
const parts = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 5 });

const wherever = fc.record({
  people: fc
    .tuple(...NAMES.map(() => fc.integer({ min: 0, max: 4000 }).map(hundredths)))
    .map((hours) => NAMES.map((name, index) => ({ name, hoursPerWeek: hours[index]! }))),
  tasks: fc.array(
    fc.record({ owner, hours: fc.integer({ min: 0, max: 2000 }).map(hundredths), week, goal }),
    { maxLength: 10 },
  ),
});

/** Somebody has exactly the hours that a week takes. */
const full = fc
  .tuple(wherever, parts, owner, week, goal)
  .map(([one, hours, name, number, goal]): SprintCase => {
    const own = hours.map((count) => ({ owner: name, hours: hundredths(count), week: number, goal }));
    const hoursPerWeek = hundredths(hours.reduce((all, count) => all + count, 0));
    return {
      people: one.people.map((person) => (person.name === name ? { name, hoursPerWeek } : person)),
      tasks: [...one.tasks.filter((task) => task.owner !== name || task.week !== number), ...own],
    };
  });

/** In one week as many hours serve a goal as don't. */
const half = fc.tuple(wherever, parts, owner, week).map(([one, hours, name, number]): SprintCase => {
  const daily = { owner: name, hours: hundredths(hours.reduce((all, count) => all + count, 0)), goal: '' };
  const own = hours.map((count) => ({ owner: name, hours: hundredths(count), week: number, goal: '2' }));
  return {
    ...one,
    tasks: [...one.tasks.filter((task) => task.week !== number), ...own, { ...daily, week: number }],
  };
});

/** Two of three stand on a threshold. */
export const sprintCases: fc.Arbitrary<SprintCase> = fc.oneof(full, half, wherever);
