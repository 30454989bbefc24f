import { sum } from './statistics';

/** A sprint is twelve weeks and a week for looking back: a quarter of 13 (Moran, The 12 Week Year, 2013). */
export const SPRINT_WEEKS = 12;

export type SprintPerson = { name: string; hoursPerWeek: number };
export type SprintTask = {
  owner: string;
  hours: number;
  /** 1 to 12. */
  week: number;
  /** The goal it serves; empty for daily business. */
  goal: string;
};

export type Load = {
  person: string;
  week: number;
  booked: number;
  available: number;
  overbooked: boolean;
};

/** Booked against available hours, for each person in each of the twelve weeks: the weekly load of a capacity plan. */
export function loads(people: readonly SprintPerson[], tasks: readonly SprintTask[]): Load[] {
  return people.flatMap(({ name, hoursPerWeek }) =>
    Array.from({ length: SPRINT_WEEKS }, (_, index) => {
      const week = index + 1;
      const own = tasks.filter((task) => task.owner === name && task.week === week);
      const booked = sum(own.map(({ hours }) => hours));
      return { person: name, week, booked, available: hoursPerWeek, overbooked: booked > hoursPerWeek };
    }),
  );
}

/** The share of planned hours that serve a goal, 0 to 1; undefined where nothing is planned. */
export function goalShare(tasks: readonly SprintTask[]): number | undefined {
  const all = sum(tasks.map(({ hours }) => hours));
  if (all === 0) return undefined;
  return sum(tasks.filter(({ goal }) => goal !== '').map(({ hours }) => hours)) / all;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first day of a week of the sprint, counted in whole days, so that no change of clocks moves it.
 * @param start the first day of week 1, as 2026-01-05
 * @returns such a day; undefined where `start` is none
 */
export function weekStart(start: string, week: number): string | undefined {
  const first = /^\d{4}-\d{2}-\d{2}$/.test(start) ? Date.parse(`${start}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(first)) return undefined;
  return new Date(first + (week - 1) * 7 * DAY_MS).toISOString().slice(0, 10);
}
