import type { Filling } from './typing';

/** Two people side by side, the founder first; a statement has the same words on both sides. */
export const filling: Filling = (typing, { facts, lists }) => {
  typing.across('Answers', 'Name or number, if you like', [facts.first, facts.second]);
  for (const { id, first, second } of lists.ratings!) typing.across('Answers', String(id), [first, second]);
};
