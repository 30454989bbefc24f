import type { PlanRow } from './plan-rows';

/** In hours; guesses for the user to correct. */
const STEP_HOURS = '3';
const CHECK_IN_HOURS = '1';

/** `goal` counts from 1. */
type SprintTask = { title: string; hours: string; week: string; goal: string };

/**
 * A plan as a sprint of one person: each move is a goal, with its step in the first of its weeks and its
 * check-in in the last.
 */
export function sprintOf(rows: readonly PlanRow[]) {
  const tasks = rows.flatMap(({ step, done, checkIn, begins, ends }, index): SprintTask[] => {
    const goal = String(index + 1);
    return [
      { title: step, hours: STEP_HOURS, week: String(begins), goal },
      { title: `${checkIn}. ${done}`, hours: CHECK_IN_HOURS, week: String(ends), goal },
    ];
  });
  return { goals: rows.map(({ title }) => title), people: [{ name: 'Me', hours: '6' }] as const, tasks };
}
