import { beforeAll, expect, test } from 'vitest';
import { Book } from '../sheet/book';
import { YES_OR_NO } from '../sheet/rules';
import { indexes, numbers, table, type Column } from '../sheet/table';
import { unzip } from '../zip';

const COLUMNS: Column[] = [
  numbers(),
  { head: 'What', look: 'input', ask: 'One sentence.' },
  { head: 'Kept?', look: 'input.center', allow: YES_OR_NO },
  { head: 'Look at', look: 'calc', value: '=IF(B#="","",C#)' },
];

let files: ReturnType<typeof unzip>;
beforeAll(async () => {
  const book = await Book.begin({ title: 'A book', subject: 'Two lists' });
  const list = { at: 'A8', columns: COLUMNS, lines: indexes(20) };
  table(book.sheet('Sorted', { widths: [5, 30, 9, 20] }), { ...list, filter: 'and sort', name: 'Promises' });
  table(book.sheet('Filtered', { widths: [5, 30, 9, 20] }), { ...list, filter: true });
  files = unzip(book.bytes());
});

const sheet = (number: number) => files.get(`xl/worksheets/sheet${number}.xml`)!.toString();

test('a list that may be sorted has its arrows over what is typed only, on a sheet that allows it', () => {
  expect(sheet(1)).toContain('<autoFilter ref="$B$7:$C$27"');
  expect(sheet(1)).toMatch(/<sheetProtection [^>]*sort="(false|0)"/);
});

test('a list that other sheets go by line by line may be filtered by every column, and not sorted', () => {
  expect(sheet(2)).toContain('<autoFilter ref="$A$7:$D$27"');
  expect(sheet(2)).toMatch(/<sheetProtection [^>]*sort="(true|1)"/);
  expect(sheet(2)).toMatch(/<sheetProtection [^>]*autoFilter="(false|0)"/);
});

test('the cells to type in have the name of their list', () => {
  expect(files.get('xl/workbook.xml')!.toString()).toMatch(
    /<definedName name="Promises">(&#39;|')Sorted\1!\$B\$8:\$C\$27<\/definedName>/,
  );
});

test('a cell says beside it what to type: in the words of its column, or else of its rule', () => {
  const prompts = [...sheet(1).matchAll(/<dataValidation [^>]*prompt="([^"]*)"[^>]*sqref="([^"]*)"/g)];
  expect(prompts.map(([, prompt, range]) => [range, prompt])).toEqual([
    ['B8:B27', 'One sentence.'],
    ['C8:C27', 'Choose: yes, no.'],
  ]);
});
