import { beforeAll, expect, test } from 'vitest';
import { demo } from '@/demos/90-day-sprint-planner/main';
import { goalShare, goalShareByWeek, loads, weekStart } from '@/lib/tools/rules/sprint';
import type { CellResult, Cells } from '@/workshop/office/office';
import { BOOKED, FREE, GOAL_HOURS } from '@/workshop/products/sprint/count-sheets';
import { PEOPLE, REASONS, TASKS, week, WEEKS } from '@/workshop/products/sprint/layout';
import { serialDay } from '@/workshop/sheet/rules';
import { cells, expectSame, fileOf, inOneRun, inputSets, pastedFrom } from './workbook';

const WORKBOOK = fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx');
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const LOOKED_AT = [1, 6, 12];

const sprints = inputSets((random) => ({
  start: weekStart('2026-01-05', random.whole(-400, 400))!,
  people: NAMES.map((name) => ({ name, hoursPerWeek: random.whole(0, 40) })),
  tasks: Array.from({ length: random.whole(0, 12) }, () => ({
    owner: random.pick(NAMES),
    hours: random.cents(20),
    week: random.whole(1, WEEKS),
    goal: random.pick(['1', '2', '3', '']),
    done: random.pick(['yes', 'no', undefined]),
    reason: random.pick(REASONS),
  })),
}));

const sets = sprints.map(({ start, people, tasks }) => {
  const person = people.flatMap(({ name, hoursPerWeek }, index): [string, number | string][] => [
    [`Sprint.C${PEOPLE.first + index}`, name],
    [`Sprint.D${PEOPLE.first + index}`, hoursPerWeek],
  ]);
  const task = tasks.flatMap(({ owner, hours, week: number, goal, done, reason }, index) => {
    const line = {
      C: 'A task',
      D: owner,
      E: goal || 'D',
      F: hours,
      G: number,
      I: done,
      J: done === 'no' ? reason : undefined,
    };
    return Object.entries(line).map(([column, value]): [string, number | string | undefined] => [
      `12 Weeks.${column}${TASKS.first + index}`,
      value,
    ]);
  });
  return cells(Object.fromEntries([['Sprint.D5', serialDay(start)], ...person, ...task]));
});

const READ = [
  ...NAMES.flatMap((_, index) =>
    LOOKED_AT.flatMap((n) => [`Capacity.${week(n)}${BOOKED + index}`, `Capacity.${week(n)}${FREE + index}`]),
  ),
  `Capacity.C${GOAL_HOURS}`,
  ...LOOKED_AT.map((n) => `Capacity.${week(n)}${GOAL_HOURS}`),
  ...LOOKED_AT.flatMap((n) => ['C', 'D', 'E', 'F'].map((column) => `Friday Count.${column}${6 + n}`)),
  ...[0, 1, 2, 3, 4].map((index) => `Friday Count.K${7 + index}`),
];

const task = (row: number, title: string, number: number) => ({
  [`12 Weeks.C${row}`]: title,
  [`12 Weeks.G${row}`]: number,
});
const PASTED = [
  ['First day of week 1', '2026-01-05'],
  ['Person', 'Hours a week'],
  ['Ann', 10],
  ['Ben', 6],
  ['Task', 'Who', 'Hours', 'Week', 'First day', 'Goal'],
  ['Call ten', 'Ann', 6, 1, '2026-01-05', '1'],
].flatMap((row, index) => row.map((value, n) => [`Import.${'ABCDEF'[n]}${8 + index}`, value]));
const importCells = (...names: string[]) => names.map((name) => `Import.${name}`);

const jobs = {
  sprints: { sets, read: READ },
  oneWeek: {
    sets: [{ ...task(8, 'first', 3), ...task(9, 'other', 4), ...task(11, 'second', 3), 'One Week.C5': 3 }],
    read: ['One Week.C8', 'One Week.C9', 'One Week.C10'],
  },
  pasted: {
    sets: [Object.fromEntries(PASTED) as Cells],
    read: importCells('H8', 'I9', 'H10', 'K8', 'L8', 'M8', 'N8', 'O8', 'K9'),
  },
  demo: {
    sets: [pastedFrom(demo)],
    read: importCells('H8', 'I8', 'H9', 'I9', 'K8', 'L8', 'M8', 'N8', 'O8', 'M10', 'K16'),
  },
};
let found: Record<keyof typeof jobs, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, jobs);
});

test('for 200 sprints load, share for goals, dates and Friday counts are those of the core', () => {
  sprints.forEach(({ start, people, tasks }, at) => {
    const load = loads(people, tasks);
    const byWeek = goalShareByWeek(tasks);
    const times = REASONS.map(
      (reason) => tasks.filter((one) => one.done === 'no' && one.reason === reason).length,
    );
    const wanted = [
      ...NAMES.flatMap((name) =>
        LOOKED_AT.flatMap((n) => {
          const { booked, available } = load.find((one) => one.person === name && one.week === n)!;
          return [booked, available - booked];
        }),
      ),
      goalShare(tasks),
      ...LOOKED_AT.map((n) => byWeek[n - 1]),
      ...LOOKED_AT.flatMap((n) => {
        const own = tasks.filter((task) => task.week === n);
        const marked = (done: string) => own.filter((task) => task.done === done).length;
        return [serialDay(weekStart(start, n)!), own.length, marked('yes'), marked('no')];
      }),
      ...times.sort((a, b) => b - a),
    ];
    wanted.forEach((value, index) =>
      expectSame(found.sprints[at]![index]!, value ?? '', `${READ[index]} of sprint ${at}`),
    );
  });
});

test('One Week lists the tasks of the week that was asked for, in their order', () => {
  expect(found.oneWeek).toEqual([['first', 'second', '']]);
});

test('what was pasted into Import stands ready to copy, people and tasks', () => {
  expect(found.pasted).toEqual([['Ann', 6, '', 'Call ten', 'Ann', 1, 6, 1, '']]);
});

test('what the demo saves stands ready to copy in Import, daily business as D', () => {
  const call = ['Call ten customers about a service plan', 'Maria', 1, 8, 1];
  expect(found.demo).toEqual([['Maria', 20, 'Jon', 12, ...call, 'D', '']]);
});
