import { beforeAll, expect, test } from 'vitest';
import { rounded } from '@/lib/tools/rules/rounding';
import { goalShare, goalShareByWeek, loads, weekStart } from '@/lib/tools/rules/sprint';
import { sampled } from '../prove/sampled';
import { NAMES, sprintCases } from '@/tests/support/tool-cases';
import { recalculate, type CellResult, type Cells } from '../office/office';
import { BOOKED, FREE, GOAL_HOURS } from '../products/sprint/capacity-sheet';
import { DONE, OWN_HOURS, REASONS, TASKS, week, WEEKS } from '../products/sprint/layout';
import { serialDay } from '../sheet/rules';
import { indexes } from '../sheet/table';
import { tasksFrom, team } from './sprint-inputs';
import { expectSame, fileOf, INPUT_SETS, inputSets } from './workbook';

const WORKBOOK = fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx');
const LOOKED_AT = indexes(WEEKS).map((index) => index + 1);

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
        done,
        dropped: done === 'dropped',
        reason: random.pick(REASONS),
      };
    }),
  };
});

const sets = sprints.map(({ start, people, tasks }): Cells => {
  const away = people.flatMap(({ hoursIn }, at) =>
    Object.entries(hoursIn).map(([n, hours]) => [`Hours.${week(Number(n))}${OWN_HOURS.first + at}`, hours]),
  );
  const lines = tasks.map(({ owner, hours, week: number, goal, daily, done, dropped, reason }) => [
    'A task',
    owner,
    goal || daily,
    hours,
    number,
    done,
    done === 'no' || dropped ? reason : undefined,
  ]);
  return {
    'Sprint.D5': serialDay(start),
    ...(Object.fromEntries(away) as Cells),
    ...team(...people.map(({ name, hoursPerWeek }): [string, number] => [name, hoursPerWeek])),
    ...tasksFrom(TASKS.first, ...lines),
  };
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

let found: CellResult[][];
beforeAll(async () => {
  found = await recalculate(WORKBOOK, sets, READ);
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
      const cell = found[at]![index]!;
      expectSame(cell, value ?? '', `${READ[index]} of sprint ${at}`);
      // Not by the smallest bit: it would be a week that is overbooked by nothing.
      if (READ[index]!.startsWith('Capacity') && typeof cell === 'number')
        expect(Math.sign(cell)).toBe(Math.sign(value as number));
    });
  });
});
