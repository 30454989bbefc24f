import { expect } from 'vitest';
import { rounded } from '@/lib/tools/rules/rounding';
import { goalShare, goalShareByWeek, loads, weekStart } from '@/lib/tools/rules/sprint';
import { sampled } from '../prove/sampled';
import { NAMES, sprintCases } from '@/tests/support/tool-cases';
import type { CellResult, Cells } from '../office/office';
import { BOOKED, FREE, GOAL_HOURS } from '../products/sprint/capacity-sheet';
import { DONE, OWN_HOURS, REASONS, TASKS, week, WEEKS } from '../products/sprint/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { indexes } from '../sheet/table';
import { tasksFrom, team } from './sprint-inputs';
import { each, fileOf, INPUT_SETS, inputSets, on, testAgreement } from './workbook';

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

function typed({ start, people, tasks }: (typeof sprints)[number]): Cells {
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
    'Sprint.D5': dayNumber(start),
    ...(Object.fromEntries(away) as Cells),
    ...team(...people.map(({ name, hoursPerWeek }): [string, number] => [name, hoursPerWeek])),
    ...tasksFrom(TASKS.first, ...lines),
  };
}

/** Not by the smallest bit is one more than the other: it would be a week that is overbooked by nothing. */
const withItsSign = (hours: number) => (found: CellResult, what: string) => {
  expect(Math.sign(found as number), what).toBe(Math.sign(hours));
  expect(found, what).toBeCloseTo(hours, 9);
};

testAgreement(WORKBOOK, sprints, typed, {
  'load, and the share for goals, are those of the core': ({ people, tasks }) => {
    const byWeek = goalShareByWeek(tasks);
    const loaded = loads(people, tasks).flatMap(({ person, week: n, booked, available }) => {
      const row = NAMES.indexOf(person as never);
      return [
        [`Capacity.${week(n)}${BOOKED + row}`, withItsSign(booked)],
        [`Capacity.${week(n)}${FREE + row}`, withItsSign(rounded(available - booked))],
      ] as const;
    });
    return {
      ...Object.fromEntries(loaded),
      [`Capacity.C${GOAL_HOURS}`]: goalShare(tasks),
      ...each(
        LOOKED_AT.map((n) => `Capacity.${week(n)}${GOAL_HOURS}`),
        byWeek,
      ),
    };
  },
  'dates, Friday counts and reasons are those of the core': ({ start, tasks }) => {
    const times = REASONS.map(
      (reason) => tasks.filter((one) => (one.done === 'no' || one.dropped) && one.reason === reason).length,
    );
    const counted = LOOKED_AT.map((n) => {
      const own = tasks.filter((task) => task.week === n);
      const marked = (done: string) => own.filter((task) => task.done === done).length;
      return on(
        'Friday Count',
        ['C', 'D', 'E', 'F', 'G'].map((column) => `${column}${6 + n}`).join(' '),
        ...[dayNumber(weekStart(start, n)!), own.length, marked('yes'), marked('no'), marked('dropped')],
      );
    });
    return {
      ...counted.reduce((all, one) => ({ ...all, ...one }), {}),
      ...on('Friday Count', 'L7 L8 L9 L10 L11', ...times.sort((a, b) => b - a)),
    };
  },
});
