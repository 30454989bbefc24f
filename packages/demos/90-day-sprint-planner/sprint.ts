import { loads, weeksBelowHalf, weekStart, type Load } from '@/lib/tools/rules/sprint';
import { isDay, shortDay } from '../kit/days';
import { h } from '../kit/dom';
import { format, readNumber } from '../kit/numbers';
import { mark } from '../kit/table';

export const HOURS = { min: 0, max: 80 };
/** A task that serves no goal is daily business. */
export const DAILY = 'D';
/** Whose task it is after its owner was removed. */
export const NOBODY = '-1';

type Person = Record<'name' | 'hours', string>;
/** An owner is the number of a person, so that a name can be mended later. */
type Task = Record<'title' | 'owner' | 'hours' | 'week' | 'goal', string>;
export type State = {
  start: string;
  goal1: string;
  goal2: string;
  goal3: string;
  people: Person[];
  tasks: Task[];
};

export const task = (title: string, owner: string, hours: string, week: string, goal: string): Task => ({
  title,
  owner,
  hours,
  week,
  goal,
});

export function tasksOf({ tasks }: State) {
  return tasks.map((one) => ({
    ...one,
    hours: readNumber(one.hours, HOURS) ?? 0,
    week: Number(one.week),
    goal: one.goal === DAILY ? '' : one.goal,
  }));
}

export function loadsOf(state: State): Load[] {
  const people = state.people.map(({ hours }, index) => ({
    name: String(index),
    hoursPerWeek: readNumber(hours, HOURS) ?? 0,
  }));
  return loads(people, tasksOf(state));
}

export function weakWeeks(state: State): string {
  const weak = weeksBelowHalf(tasksOf(state));
  if (weak.length === 0) return 'It’s at least half every week.';
  return `Less than half in week ${weak.join(', ')}: that’s a to-do list, not a sprint.`;
}

export function weekName(start: string, week: number): string {
  const day = isDay(start) ? weekStart(start, week) : undefined;
  return day === undefined ? `Week ${week}` : `Week ${week}, from ${shortDay(day)}`;
}

export function nameOf({ people }: Pick<State, 'people'>, index: number) {
  if (index === Number(NOBODY)) return 'nobody';
  return people[index]?.name || `Person ${index + 1}`;
}

export function cell({ booked, available, overbooked }: Load): HTMLElement {
  const text = `${format(booked, 9)} of ${format(available, 9)}`;
  if (overbooked) return mark('poor', text);
  return booked > 0 ? mark('good', text) : h('span', { class: 'help' }, text);
}
