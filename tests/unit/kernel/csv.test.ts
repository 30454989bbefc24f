import { describe, expect, test } from 'vitest';
import { csvText } from '@/lib/kernel/csv';
import { csv } from '@/scripts/owner/csv';

/** The cells as a program reads them that takes another sign for the one between cells. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isNew] = ['', false, true];
  for (const sign of text.replace('\uFEFF', '')) {
    if (sign === '"' && (isQuoted || isNew)) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      [cell, isNew] = ['', true];
      continue;
    } else cell += sign;
    isNew = false;
  }
  return [...cells, cell];
}

const TYPED = ['Ann;=1+1;b', 'Ann,=1+1,b', 'Ann\t=1+1\tb', 'Ann|=1+1|b', 'Ann\n=1+1', 'Ann\r\n@SUM(A1)'];
const HARMFUL = [...TYPED, '=1+1', '"=1+1', 'Ann;"=1+1"', "Ann;'=1+1", 'Ann;＝1+1', ';;-1+1', '\t=1'];

describe.each([',', ';', '\t', '|'])('opened where %j is between cells', (separator) => {
  test.each(HARMFUL)('%j is no formula in any export', (typed) => {
    const columns = { name: typed, phone: typed, company: 'Quist, "Sons"; and', last: typed };
    for (const text of [csvText([['a', typed, 'b', typed]]), csv([columns])])
      expect(cellsOf(text, separator).filter((cell) => /^"*[=+\-@＝]/.test(cell))).toEqual([]);
  });
});

test('a number and a date stay as they are, and so does a sign inside a word', () => {
  const rows = [['-3', '+4.5', '2026-03-01', 'a-b', 'me@example.org', '1; 2 - 3']];
  expect(csvText(rows)).toBe('\uFEFF-3,+4.5,2026-03-01,a-b,me@example.org,"1; 2 - 3"\r\n');
});
