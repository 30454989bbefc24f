import { beforeAll, expect, test } from 'vitest';
import { rounded } from '@/lib/tools/rules/rounding';
import { goalShare, goalShareByWeek, loads, weekStart } from '@/lib/tools/rules/sprint';
import { sampled } from '../prove/sampled';
import { NAMES, sprintCases } from '@/tests/support/sprint-cases';
import type { CellResult, Cells } from '../office/office';
import { BOOKED, FREE, GOAL_HOURS, TEAM } from '../products/sprint/capacity-sheet';
import { BANDS, TASK_BANDS } from '../products/sprint/gantt-sheet';
import { DONE, OWN_HOURS, PAGE, PEOPLE, REASONS, TASKS, week, WEEKS } from '../products/sprint/layout';
import { serialDay } from '../sheet/rules';
import { cells, expectSame, fileOf, INPUT_SETS, inOneRun, inputSets } from './workbook';

const WORKBOOK = fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx');
const LOOKED_AT = Array.from({ length: WEEKS }, (_, index) => index + 1);

/** In most of them somebody's week is exactly full, or exactly half of a week serves a goal. */
const cases = sampled(sprintCases, INPUT_SETS);
const sprints = inputSets((random, at) => {
  const { people: usual, tasks } = cases.shift()!;
  // One has holidays, and another week with other hours.
  const away = { [random.whole(1, WEEKS)]: 0, [random.whole(1, WEEKS)]: random.cents(20) };
  const people = usual.map((person, index) => ({ ...person, hoursIn: index === 1 ? away : {} }));
  return {
    start: weekStart('2026-01-05', random.whole(-400, 400))!,
    people,
    tasks: tasks.map((task, index) => {
      // Half of the plans have nothing dropped, so that they stand on their thresholds.
      const done = random.pick(at % 2 && index % 3 === 0 ? [...DONE, undefined] : ['yes', 'no', undefined]);
      return {
        ...task,
        // A goal that is left empty serves none, as D does.
        daily: random.pick(['D', undefined]),
        ...{ done, dropped: done === 'dropped' },
        reason: random.pick(REASONS),
      };
    }),
  };
});

const sets = sprints.map(({ start, people, tasks }) => {
  const person = people.flatMap(({ name, hoursPerWeek, hoursIn }, index): [string, number | string][] => [
    [`Sprint.C${PEOPLE.first + index}`, name],
    [`Sprint.D${PEOPLE.first + index}`, hoursPerWeek],
    ...Object.entries(hoursIn).map(([n, hours]): [string, number] => [
      `Hours.${week(Number(n))}${OWN_HOURS.first + index}`,
      hours,
    ]),
  ]);
  const task = tasks.flatMap(({ owner, hours, week: number, goal, daily, done, dropped, reason }, index) => {
    const line = {
      C: 'A task',
      D: owner,
      E: goal || daily,
      F: hours,
      G: number,
      H: done,
      I: done === 'no' || dropped ? reason : undefined,
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
  ...LOOKED_AT.flatMap((n) => ['C', 'D', 'E', 'F', 'G'].map((column) => `Friday Count.${column}${6 + n}`)),
  ...[0, 1, 2, 3, 4].map((index) => `Friday Count.L${7 + index}`),
];

const task = (row: number, title: string, number: number) => ({
  [`12 Weeks.C${row}`]: title,
  [`12 Weeks.G${row}`]: number,
});
const line = (who: string, goal: number, hours: number | string, number: number, row = 8) => ({
  ...task(row, 'A task', number),
  ...{ [`12 Weeks.D${row}`]: who, [`12 Weeks.E${row}`]: goal, [`12 Weeks.F${row}`]: hours },
});
/** One person with a task, and what a Friday says of it. */
const ann = (goal: number, hours: number | string, number: number, done?: string): Cells => ({
  ...{ 'Sprint.C15': 'Ann', 'Sprint.D15': 10, ...line('Ann', goal, hours, number) },
  '12 Weeks.H8': done ?? null,
});
const fullWeek: Cells = {
  'One Week.C5': 5,
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      ...Object.entries(task(8 + 2 * index, `Task ${index + 1}`, 5)),
      [`12 Weeks.D${8 + 2 * index}`, `Person ${Math.floor(index / 5) + 1}`],
    ]).flat(),
  ),
};
/** A team of 40 hours, of which so many are booked in week 5. */
const plan40 = (hours: number, row: number): Cells => ({
  ...{ 'Sprint.C15': 'Ann', 'Sprint.D15': 30, 'Sprint.C16': 'Ben', 'Sprint.D16': 10 },
  ...{ ...line('Ann', 1, hours, 5, row), 'Hours.I9': 0 },
});
/** Twelve of fourteen tasks got finished in the weeks before, as in the guide. */
const counted: Cells = Object.fromEntries(
  Array.from({ length: 14 }, (_, index) => [
    ...Object.entries(task(20 + index, 'Before', 1 + (index % 4))),
    [`12 Weeks.H${20 + index}`, index < 12 ? 'yes' : 'no'],
  ]).flat(),
);
const jobs = {
  sprints: { sets, read: READ },
  oneWeek: {
    sets: [{ ...task(8, 'first', 3), ...task(9, 'other', 4), ...task(11, 'second', 3), 'One Week.C5': 3 }],
    read: ['One Week.C8', 'One Week.C9', 'One Week.C10', 'One Week.D6'],
  },
  // Twelve people with five tasks each, in every other row; then what each page has of them.
  fullWeek: {
    sets: [undefined, 2, 3].map((shown) => ({
      ...{ ...fullWeek, 'One Week.C6': shown ?? null, [`Gantt.P${TASK_BANDS - 2}`]: shown ?? null },
    })),
    read: [
      ...['One Week.C8', 'One Week.C22', 'One Week.C23', `One Week.C${7 + PAGE}`, 'One Week.D6'],
      ...[`Gantt.C${TASK_BANDS}`, `Gantt.C${TASK_BANDS + PAGE - 1}`, 'Gantt.B4'],
    ],
  },
  whoseWeek: {
    sets: ['Person 2', 'Person 12', 'Nobody'].map((who) => ({ ...fullWeek, 'One Week.F5': who })),
    read: [8, 9, 12, 13].map((row) => `One Week.C${row}`).concat('One Week.D6'),
  },
  emptyWeek: { sets: [{ ...fullWeek, 'One Week.C5': null }], read: ['One Week.C8', 'One Week.D6'] },
  team: {
    sets: [
      plan40(26, 8),
      plan40(26.5, 8),
      ...[plan40(34, 8), plan40(35, 8), plan40(41, 8)].map((plan) => ({ ...plan, ...counted })),
    ],
    read: [0, 1, 2, 3]
      .map((index) => `Capacity.${week(5)}${TEAM + index}`)
      .concat(`Capacity.${week(6)}${TEAM}`),
  },
  texts: {
    sets: [ann(1, 8, 1), ann(1, '8h', 1), { ...ann(1, 8, 1), 'Sprint.D15': '10 h' }],
    read: ['12 Weeks.K8', '12 Weeks.B4', 'Capacity.B4', `Capacity.D${BOOKED}`],
  },
  people: {
    sets: [
      Array.from({ length: 25 }, (_, index): Cells => ({
        [`Sprint.C${PEOPLE.first + index}`]: `Person ${index + 1}`,
        [`Sprint.D${PEOPLE.first + index}`]: 10,
        ...line(`Person ${index + 1}`, 1, index, 1, TASKS.first + index),
      })).reduce((all, one) => ({ ...all, ...one })),
    ],
    read: [`Capacity.D${FREE}`, `Capacity.D${FREE + 24}`, `12 Weeks.K${TASKS.first + 24}`],
  },
  missing: {
    sets: [
      { ...ann(1, 8, 1), 'Sprint.C16': 'Ben' },
      { 'Sprint.C15': 'Ann', 'Sprint.C16': 'ann', ...line('Cleo', 1, 8, 1) },
      ann(1, 8, 13),
      { 'Sprint.C15': 'Ann', ...line('Cleo', 1, 8, 1), '12 Weeks.H8': 'dropped' },
    ],
    read: ['Capacity.B5', 'Sprint.B12'],
  },
  wrong: {
    sets: [ann(4, 8, 1), ann(3, 8, 13), ann(3, 8, 1.5), ann(3, 8, 12), ann(3, 8, 12, 'done')],
    read: ['12 Weeks.K8'],
  },
  gantt: {
    sets: [
      {
        ...{ ...line('Ann', 2, 5, 4), 'Sprint.C10': 'Deliver' },
        ...{ ...line('Ann', 1, 2, 3, 9), '12 Weeks.C9': 'first' },
        ...{ ...task(10, 'daily', 1), '12 Weeks.E10': 'D', '12 Weeks.F10': 3 },
        ...{ ...task(11, 'not done', 1), '12 Weeks.E11': 1, '12 Weeks.F11': 9, '12 Weeks.H11': 'dropped' },
      },
    ].flatMap((plan): Cells[] => [plan, { ...plan, [`Gantt.D${TASK_BANDS - 2}`]: '2' }]),
    read: [
      ...[`D${BANDS}`, `G${BANDS}`, `C${BANDS + 1}`, `H${BANDS + 1}`, `E${BANDS + 3}`],
      ...[0, 1, 2, 3].map((index) => `C${TASK_BANDS + index}`),
      ...[`G${TASK_BANDS}`, `H${TASK_BANDS + 1}`, `E${TASK_BANDS + 2}`, `F${TASK_BANDS + 2}`],
    ].map((cell) => `Gantt.${cell}`),
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
      (reason) => tasks.filter((one) => (one.done === 'no' || one.dropped) && one.reason === reason).length,
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
        return [serialDay(weekStart(start, n)!), own.length, marked('yes'), marked('no'), marked('dropped')];
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

test('One Week and Gantt have room for 45 tasks, and a next page for the others', () => {
  const says = (page: number) => `Page ${page} of 2, for 60 tasks`;
  const first = ['Task 1', 'Task 15', 'Task 16', 'Task 45', says(1), 'Task 1', 'Task 45', says(1)];
  const second = ['Task 46', 'Task 60', '', '', says(2), 'Task 46', '', says(2)];
  expect(found.fullWeek).toEqual([first, second, second]);
  expect(found.emptyWeek).toEqual([['', '']]);
});

test('One Week has the tasks of one person alone, where a name is typed', () => {
  expect(found.whoseWeek).toEqual([
    ['Task 6', 'Task 7', 'Task 10', '', ''],
    ['Task 56', 'Task 57', 'Task 60', '', ''],
    ['', '', '', '', 'No task of Nobody in this week'],
  ]);
});

test('Capacity has the team’s hours, what to plan of them, and what is booked and left', () => {
  expect(found.team).toEqual([
    [40, 26, 26, 14, 30],
    [40, 26, 26.5, 13.5, 30],
    [40, 34, 34, 6, 30],
    [40, 34, 35, 5, 30],
    [40, 34, 41, -1, 30],
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

test('25 people have room, each with the hours of each week', () => {
  expect(found.people).toEqual([[10, -14, '']]);
});

test('Gantt shows the hours of each goal and each task in their week, by goal and week, without what was dropped', () => {
  expect(found.gantt[0]).toEqual([2, 2, 'Deliver', 5, 3, ...['first', 'A task', 'daily', ''], 2, 5, 3, '']);
});

test('Gantt shows one goal’s tasks alone where it was asked for', () => {
  expect(found.gantt[1]!.slice(5, 9)).toEqual(['A task', '', '', '']);
});

test('hours that are in no cell of Capacity are told there, and a name that two people have', () => {
  const told = '1 task has hours, but no person from Sprint or no week from 1 to 12: not counted here.';
  expect(found.missing).toEqual([
    ['', ''],
    [told, 'Two people have the same name: add an initial.'],
    [told, ''],
    ['', ''],
  ]);
});

test('what is in no column of the page is told beside its task', () => {
  expect(found.wrong.map(([says]) => says)).toEqual([
    'Which goal, or D?',
    'Which week, 1 to 12?',
    'Which week, 1 to 12?',
    '',
    'Done? yes, no or dropped',
  ]);
});
