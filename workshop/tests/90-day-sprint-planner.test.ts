import { beforeAll, expect, test } from 'vitest';
import { demo } from '@/demos/90-day-sprint-planner/main';
import { rounded } from '@/lib/tools/rules/rounding';
import { goalShare, goalShareByWeek, loads, weekStart } from '@/lib/tools/rules/sprint';
import { sampled } from '@/tests/support/sampled';
import { NAMES, sprintCases } from '@/tests/support/sprint-cases';
import type { CellResult, Cells } from '@/workshop/office/office';
import { BOOKED, FREE, GOAL_HOURS } from '@/workshop/products/sprint/count-sheets';
import { PEOPLE, REASONS, TASKS, week, WEEKS } from '@/workshop/products/sprint/layout';
import { serialDay } from '@/workshop/sheet/rules';
import { cells, expectSame, fileOf, INPUT_SETS, inOneRun, inputSets, pastedFrom } from './workbook';

const WORKBOOK = fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx');
const LOOKED_AT = Array.from({ length: WEEKS }, (_, index) => index + 1);

/** In most of them somebody's week is exactly full, or exactly half of a week serves a goal. */
const cases = sampled(sprintCases, INPUT_SETS);
const sprints = inputSets((random) => {
  const { people, tasks } = cases.shift()!;
  return {
    start: weekStart('2026-01-05', random.whole(-400, 400))!,
    people,
    tasks: tasks.map((task) => ({
      ...task,
      // A goal that is left empty serves none, as D does.
      daily: random.pick(['D', undefined]),
      done: random.pick(['yes', 'no', undefined]),
      reason: random.pick(REASONS),
    })),
  };
});

const sets = sprints.map(({ start, people, tasks }) => {
  const person = people.flatMap(({ name, hoursPerWeek }, index): [string, number | string][] => [
    [`Sprint.C${PEOPLE.first + index}`, name],
    [`Sprint.D${PEOPLE.first + index}`, hoursPerWeek],
  ]);
  const task = tasks.flatMap(({ owner, hours, week: number, goal, daily, done, reason }, index) => {
    const line = {
      C: 'A task',
      D: owner,
      E: goal || daily,
      F: hours,
      G: number,
      H: done,
      I: done === 'no' ? reason : undefined,
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
const line = (who: string, goal: number, hours: number | string, number: number) => ({
  ...task(8, 'A task', number),
  ...{ '12 Weeks.D8': who, '12 Weeks.E8': goal, '12 Weeks.F8': hours },
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
    read: ['One Week.C8', 'One Week.C9', 'One Week.C10', 'One Week.B6'],
  },
  fullWeek: {
    sets: [20, 21, 24].map((count) =>
      Object.fromEntries<string | number>([
        ...Array.from({ length: count }, (_, index) => Object.entries(task(8 + 2 * index, 'x', 5))).flat(),
        ['One Week.C5', 5],
      ]),
    ),
    read: ['One Week.C27', 'One Week.B6'],
  },
  texts: {
    sets: [
      { 'Sprint.C15': 'Ann', 'Sprint.D15': 10, ...line('Ann', 1, 8, 1) },
      { 'Sprint.C15': 'Ann', 'Sprint.D15': 10, ...line('Ann', 1, '8h', 1) },
      { 'Sprint.C15': 'Ann', 'Sprint.D15': '10 h', ...line('Ann', 1, 8, 1) },
    ],
    read: ['12 Weeks.K8', '12 Weeks.B4', 'Capacity.B4', `Capacity.D${BOOKED}`],
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

test('for each of the random sprints load, share for goals, dates and Friday counts are those of the core', () => {
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
          return [booked, rounded(available - booked)];
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
    wanted.forEach((value, index) => {
      const cell = found.sprints[at]![index]!;
      expectSame(cell, value ?? '', `${READ[index]} of sprint ${at}`);
      // Not by the smallest bit: it would be a week that is overbooked by nothing.
      if (READ[index]!.startsWith('Capacity') && typeof cell === 'number')
        expect(Math.sign(cell)).toBe(Math.sign(value as number));
    });
  });
});

test('One Week lists the tasks of the week that was asked for, in their order', () => {
  expect(found.oneWeek).toEqual([['first', 'second', '', '']]);
});

test('One Week says how many tasks its page has no room for', () => {
  expect(found.fullWeek).toEqual([
    ['x', ''],
    ['x', '1 more task is not shown: this page has room for 20.'],
    ['x', '4 more tasks are not shown: this page has room for 20.'],
  ]);
});

test('hours with a unit in their cell are told where they were typed and where they are missing', () => {
  const told = expect.stringMatching(/^1 cell for a number has a text in it,/) as string;
  expect(found.texts).toEqual([
    ['', '', '', 8],
    ['Hours and week need plain numbers', told, told, 0],
    ['', told, told, 8],
  ]);
});

test('what was pasted into Import stands ready to copy, people and tasks', () => {
  expect(found.pasted).toEqual([['Ann', 6, '', 'Call ten', 'Ann', 1, 6, 1, '']]);
});

test('what the demo saves stands ready to copy in Import, daily business as D', () => {
  const call = ['Call ten customers about a service plan', 'Maria', 1, 8, 1];
  expect(found.demo).toEqual([['Maria', 20, 'Jon', 12, ...call, 'D', '']]);
});
