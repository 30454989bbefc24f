import { sheetOf, valuesBelow } from '@/lib/tools/rules/workbook/find-cells';
import { named, type Filling } from './typing';

/**
 * Key results, and their values week by week: the sheet of updates says in which line which of them stands.
 */
export const filling: Filling = (typing, { facts, lists }) => {
  const lines = lists.lines!;
  typing.beside('Key Results', 'First day of week 1', facts.start);
  typing.lines(
    'Key Results',
    named(lines, 'Key result', 'kind').map(({ name, owner, kind, start, target }) => ({
      'Key result': name,
      Owner: owner,
      Kind: kind,
      Start: start,
      Target: target,
    })),
    'Key result',
  );
  const updates = sheetOf(typing.book, 'Updates');
  const numbers = new Map(valuesBelow(updates, 'No.').map(({ row, value }) => [row, value]));
  typing.lines(
    'Updates',
    valuesBelow(updates, 'Week').map(({ row, value: week }) => ({
      Value: lines[Number(numbers.get(row)) - 1]?.[`w${Number(week)}`],
    })),
  );
};
