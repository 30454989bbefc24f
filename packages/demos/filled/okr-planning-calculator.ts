import type { Entry, Filling } from './typing';

/** One goal with its key results; their values stand in the week that was given, the first where none was. */
export const filling: Filling = (typing, { facts, lists }) => {
  const lines = lists.keyResults!;
  const week = typeof facts.week === 'number' ? facts.week : 1;
  const inWeek = (entry: Entry): Entry[] => [...Array<undefined>(week - 1).fill(undefined), entry];
  typing.beside('Goals', 'The first Monday of the quarter', facts.from);
  typing.lines('Goals', [{ 'Goal of the quarter': facts.goal }]);
  typing.lines(
    'Key Results',
    lines.map(({ title, kind, start, target, weight }) => ({
      Goal: 1,
      'Key result': title,
      Kind: kind,
      Start: start,
      Target: target,
      Weight: weight,
    })),
    'Key result',
  );
  typing.block(
    'Weekly Values',
    'Values',
    lines.map(({ current }) => inWeek(current)),
  );
  typing.block(
    'Weekly Values',
    'Confidence, 1 to 10',
    lines.map(({ confidence }) => inWeek(confidence)),
  );
};
