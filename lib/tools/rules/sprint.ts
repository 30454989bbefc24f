import { DAY } from '@/lib/kernel/time';
import { rounded } from './rounding';
import { sum } from './statistics';

/** A sprint is twelve weeks and a week for looking back: a quarter of 13 (Moran, The 12 Week Year, 2013). */
export const SPRINT_WEEKS = 12;

type SprintPerson = {
  name: string;
  hoursPerWeek: number;
  /** By week, from 1 on: where they aren't the usual ones, 0 for holidays. */
  hoursIn?: Readonly<Record<number, number>>;
};
type SprintTask = {
  owner: string;
  hours: number;
  /** 1 to 12. */
  week: number;
  /** The goal it serves; empty for daily business. */
  goal: string;
  /** Somebody decided not to do it: its hours are free again. */
  dropped?: boolean;
};

export type Load = {
  person: string;
  week: number;
  booked: number;
  available: number;
  overbooked: boolean;
};

/**
 * Booked against available hours, for each person in each of the twelve weeks: the weekly load of a capacity
 * plan.
 */
export function loads(people: readonly SprintPerson[], tasks: readonly SprintTask[]): Load[] {
  return people.flatMap(({ name, hoursPerWeek, hoursIn }) =>
    Array.from({ length: SPRINT_WEEKS }, (_, index) => {
      const week = index + 1;
      const own = tasks.filter((task) => task.owner === name && task.week === week && !task.dropped);
      const available = hoursIn?.[week] ?? hoursPerWeek;
      const booked = rounded(sum(own.map(({ hours }) => hours)));
      return {
        person: name,
        week,
        booked,
        available,
        overbooked: booked > rounded(available),
      };
    }),
  );
}

/** The share of planned hours that serve a goal, 0 to 1; undefined where nothing is planned. */
export function goalShare(planned: readonly SprintTask[]): number | undefined {
  const tasks = planned.filter(({ dropped }) => !dropped);
  const all = sum(tasks.map(({ hours }) => hours));
  if (all === 0) return undefined;
  return sum(tasks.filter(({ goal }) => goal !== '').map(({ hours }) => hours)) / all;
}

/** The same for each of the twelve weeks; undefined in a week without a task. */
export const goalShareByWeek = (tasks: readonly SprintTask[]): (number | undefined)[] =>
  Array.from({ length: SPRINT_WEEKS }, (_, index) =>
    goalShare(tasks.filter(({ week }) => week === index + 1)),
  );

/** From this share of its hours on, a week serves the goals. */
export const GOALS_FROM = 0.5;

/** The weeks of which less than half of the planned hours serve a goal; a week without a task is none. */
export const weeksBelowHalf = (tasks: readonly SprintTask[]): number[] =>
  goalShareByWeek(tasks).flatMap((share, index) =>
    share !== undefined && rounded(share) < GOALS_FROM ? [index + 1] : [],
  );

/** Some days after a day, as 2026-01-05; undefined where the first is no day, such as 2026-02-30. */
export function dayAfter(day: string, days: number): string | undefined {
  const first = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(first) || new Date(first).toISOString().slice(0, 10) !== day) return undefined;
  return new Date(first + days * DAY).toISOString().slice(0, 10);
}

/**
 * The first day of a week of the sprint, counted in whole days, so that no change of clocks moves it.
 * @param start the first day of week 1, as 2026-01-05
 * @returns such a day; undefined where `start` is none
 */
export function weekStart(start: string, week: number): string | undefined {
  return dayAfter(start, (week - 1) * 7);
}
