import type { Filling } from './typing';

/** What it is about and when; the timer has its length. */
export const filling: Filling = (typing, { facts }) => {
  typing.beside('Results', 'Workshop', facts.name);
  typing.beside('Results', 'Day', facts.day);
  typing.beside('Timer', 'Begins at', facts.start);
  typing.beside('Timer', 'Length in minutes…', facts.length);
  typing.beside('Timer', 'People…', facts.people);
};
