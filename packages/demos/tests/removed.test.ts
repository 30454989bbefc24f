import { expect, test } from 'vitest';
import { isList, linesOf, type AnyState } from '../kit/model';
import { allDemos } from '@/tests/support/demos';

const DEMOS = await allDemos();

/** The example of a demo after a line of a list was removed, as the form does it. */
function without(slug: string, list: string, index: number): AnyState {
  const { example, parts } = DEMOS.find((demo) => demo.slug === slug)!;
  const state = structuredClone(example);
  linesOf(state, list).splice(index, 1);
  const part = parts.find((one) => isList(one) && one.list === list);
  if (part && isList(part)) part.removed?.(state, index);
  return state;
}

test('when a person is removed, the others keep their tasks and theirs are nobody’s', () => {
  const tasks = linesOf(without('90-day-sprint-planner', 'people', 0), 'tasks');
  expect(tasks.map(({ owner }) => owner)).toEqual(['-1', '0', '2', '-1', '1', '2', '0', '1']);
});

test('when an option is removed, the others keep their scores and its own are gone', () => {
  const criteria = linesOf(without('executive-decision-framework', 'options', 0), 'criteria');
  expect(criteria.map(({ a, b }) => [a, b])).toEqual([
    ['8', ''],
    ['5', ''],
    ['9', ''],
    ['6', ''],
  ]);
});
