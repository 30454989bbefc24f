import type { Filling, Line } from './typing';

/** What it is about and when, the timer’s length, and what came out. */
export const filling: Filling = (typing, { facts, lists }) => {
  typing.beside('Results', 'Workshop', facts.name);
  typing.beside('Results', 'Day', facts.day);
  typing.beside('Timer', 'Begins at', facts.start);
  typing.beside('Timer', 'Length in minutes…', facts.length);
  typing.beside('Timer', 'People…', facts.people);
  const results: Line[] = lists.results ?? [];
  const goals = [...new Set(results.flatMap(({ goal }) => goal ?? []))];
  typing.lines(
    'Results',
    goals.map((goal) => ({ 'Who’s better off, and how': goal })),
    'Goal',
  );
  typing.lines(
    'Results',
    results.map(({ goal, title, owner, task }) => ({
      Goal: goal === undefined ? undefined : goals.indexOf(goal) + 1,
      'Key result': title,
      Owner: owner,
      'First task': task,
    })),
    'Key result',
  );
};
