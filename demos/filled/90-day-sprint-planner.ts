import type { Filling } from './typing';

/** Goals, people and every task in its week. */
export const filling: Filling = (typing, { facts, lists }) => {
  typing.beside('Sprint', 'First day of week 1', facts.start);
  typing.lines(
    'Sprint',
    [facts.goal1, facts.goal2, facts.goal3].map((goal) => ({ 'In one sentence': goal })),
  );
  typing.lines(
    'Sprint',
    lists.people!.map(({ name, hours }) => ({ Person: name, 'Hours a week': hours })),
    'person',
  );
  typing.lines(
    '12 Weeks',
    lists.tasks!.map(({ title, owner, goal, hours, week }) => ({
      Task: title,
      Who: owner,
      Goal: goal,
      Hours: hours,
      Week: week,
    })),
    'task',
  );
};
