import { linesOf } from '../kit/model';
import type { Filling, Line } from './typing';

/** Goals, people and every task in its week. */
export const filling: Filling = (typing, { facts, lists }, state) => {
  const names = namesOf(lists.people!);
  const owners = linesOf(state, 'tasks').map(({ owner }) => names[Number(owner)]);
  typing.beside('Sprint', 'First day of week 1', facts.start);
  typing.lines(
    'Sprint',
    [facts.goal1, facts.goal2, facts.goal3].map((goal) => ({ 'In one sentence': goal })),
  );
  typing.lines(
    'Sprint',
    lists.people!.map(({ hours }, index) => ({ Person: names[index], 'Hours a week': hours })),
    'Person',
  );
  typing.lines(
    '12 Weeks',
    lists.tasks!.map(({ title, goal, hours, week }, index) => ({
      Task: title,
      Who: owners[index],
      Goal: goal,
      Hours: hours,
      Week: week,
    })),
    'Task',
  );
};

/** The workbook knows people by their names, so nobody may be without one, or have another’s. */
function namesOf(people: readonly Line[]): string[] {
  const names: string[] = [];
  for (const [index, { name }] of people.entries()) {
    const own = String(name ?? `Person ${index + 1}`);
    const isTaken = names.some((other) => other.toLowerCase() === own.toLowerCase());
    names.push(isTaken ? `${own} (${index + 1})` : own);
  }
  return names;
}
