import type { Filling } from './typing';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** The demo’s scores are those of person 1. The day to look again waits in the log. */
export const filling: Filling = (typing, { facts, lists }) => {
  typing.beside('Criteria', 'The question', facts.question);
  typing.beside('Criteria', 'Decide no later than', facts.decideBy);
  typing.lines(
    'Criteria',
    lists.criteria!.map(({ name, weight }) => ({ Criterion: name, 'Weight, if you type it': weight })),
    'Criterion',
  );
  typing.across(
    'Scores',
    'In a few words',
    lists.options!.map(({ name }) => name),
    'Option',
  );
  typing.block(
    'Scores',
    'Person 1, by name or not:',
    lists.criteria!.map((line) => OPTIONS.map((key) => line[key])),
  );
  if (facts.lookAgain !== undefined)
    typing.lines('Decision Log', [{ Question: facts.question, 'Look again on': facts.lookAgain }]);
  typing.signed(facts);
};
