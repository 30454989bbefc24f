import { describe, expect, test } from 'vitest';
import { attribute, elements } from '@/lib/tools/rules/workbook/xml';
import type { Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import { EXAMPLES } from '../makers';
import { afterEdits, type Edit } from '../office/office';
import { FIRST as KEY_RESULT } from '../products/okr/layout';
import { BOOKED } from '../products/sprint/capacity-sheet';
import { TASKS } from '../products/sprint/layout';
import { FROM as FIRST_VALUES } from '../products/team/layout';
import { FIRST as TRACKED } from '../products/tracker/layout';
import { placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { blankOf, openBook, openCells } from './cells';
import { fileOf } from './workbook';

/* What a buyer does on the second day: unprotect a sheet, insert and delete rows, paste over the rules. */

/** Deletes the first and the last row of each list that has a name; inserts one near its top and halfway. */
const rowEdits = (book: Workbook): Edit[] =>
  [...book.names.values()].flatMap((range): Edit[] => {
    const [, sheet, from, to] = /^'(.+)'!([A-Z]+\d+):([A-Z]+\d+)$/.exec(range.replaceAll('$', '')) ?? [];
    if (sheet === undefined || !openCells(book, sheet).has(from!)) return [];
    const [first, last] = [placeOf(from!).row, placeOf(to!).row];
    const middle = Math.ceil((first + last) / 2);
    return first === last
      ? []
      : [
          { sheet, row: first },
          { sheet, row: last },
          { sheet, row: first + 1, insert: true },
          { sheet, row: middle, insert: true },
        ];
  });

/** Sorted helpers, which keep where each line is. */
const isHelper = (cell: string) => /^(Gantt\.[WX]|One Week\.I)/.test(cell);

/** The first cell of each range with a rule for numbers or days, with what it refuses. */
const refused = ({ sheets }: Workbook): (Edit & { cell: string; values: (string | number)[] })[] =>
  [...sheets].flatMap(([sheet, { xml }]) =>
    [...elements(xml, 'dataValidation')].flatMap(({ tag }) => {
      const [cell] = attribute(tag, 'sqref')!.replaceAll('$', '').split(':') as [string];
      const value = { date: '31.12.2026', decimal: '8h', custom: '8h', whole: -5 }[
        attribute(tag, 'type') ?? ''
      ];
      return value === undefined ? [] : [{ sheet, cell, values: [value] }];
    }),
  );

describe.each(EXAMPLES)('$name', ({ slug, name }) => {
  const file = fileOf(slug, name);
  test('bears it that rows of its lists are deleted and inserted: no error, and nothing else counts', async () => {
    const edits = rowEdits(await openBook(slug, name));
    const found = edits.length > 0 ? await afterEdits(file, edits) : [];
    const wrong = found.map(({ errors, changed }, index) => {
      const edit = edits[index]!;
      return [
        edit,
        [...errors, ...('insert' in edit ? changed.filter((cell) => !isHelper(cell)) : [])].slice(0, 5),
      ] as const;
    });
    expect(wrong.filter(([, cells]) => cells.length > 0)).toEqual([]);
  });

  test('bears a text and a number below its bounds where they are refused, and asks for a date', async () => {
    const edits = refused(await openBook(slug, name));
    const found = await afterEdits(file, edits);
    expect(
      found.flatMap(({ errors }, index) => (errors.length > 0 ? [[edits[index], errors.slice(0, 5)]] : [])),
    ).toEqual([]);
    const silent = edits.filter(
      ({ values }, index) => values[0] === '31.12.2026' && !found[index]!.texts.includes('Enter a date'),
    );
    expect(silent).toEqual([]);
    // A workbook of 13 calculated cases takes LibreOffice minutes on a busy machine.
  }, 600_000);
});

test.each([
  ['90-day-sprint-planner', 'Sprint', 'C', 20],
  ['strategic-okr-execution-tracker', 'Key Results', 'D', 20],
  ['okr-planning-calculator', 'Key Results', 'D', 14],
  ['okr-planning-calculator', 'Weekly Values', 'D', 12],
  ['okr-planning-calculator', 'Weekly Values', 'F', 30],
  ['strategic-okr-execution-tracker', 'Updates', 'I', 20],
  ['strategic-okr-execution-tracker', 'Promises', 'D', 12],
  ['team-performance-dashboard', 'KPIs', 'D', 20],
  ['team-performance-dashboard', 'Weekly Values', 'D', 20],
  ['roi-projection-calculator', 'Months', 'D', 20],
  ['team-performance-dashboard', 'Fixes', 'G', 20],
  ['goal-cascade-builder', 'Entries', 'D', 20],
  ['executive-decision-framework', 'Criteria', 'C', 12],
])(
  '%s says that what is typed into an inserted row of %s isn’t counted',
  async (slug, sheet, column, row) => {
    const values = [column === 'D' && sheet === 'Months' ? 900 : 'Typed in between'];
    const edit = { sheet, row, insert: true, cell: `${column}${row}`, values } as const;
    const [typed, empty] = await afterEdits(fileOf(slug, blankOf(slug)), [
      edit,
      { sheet, row, insert: true },
    ]);
    const says = 'A line without a number isn’t counted: move it to one that has a number.';
    expect(typed!.texts).toContain(says);
    expect(empty!.texts).not.toContain(says);
  },
);

test.each([
  ['okr-planning-calculator', 'Key Results', 'D', 14],
  ['okr-planning-calculator', 'Weekly Values', 'D', 12],
  ['strategic-okr-execution-tracker', 'Key Results', 'D', 20],
  ['strategic-okr-execution-tracker', 'Updates', 'G', 20],
  ['strategic-okr-execution-tracker', 'Promises', 'D', 12],
])('and the first page of %s counts it as one to look at in %s', async (slug, sheet, column, row) => {
  const edit = { sheet, row, insert: true, cell: `${column}${row}`, values: [5] } as const;
  const [after] = await afterEdits(fileOf(slug, blankOf(slug)), [edit]);
  expect(after!.texts).toContain(`See the column Look at: 1 in ${sheet}.`);
});

test('a task typed into an inserted row of 12 Weeks takes its hours, and One Week prints it below the others', async () => {
  const [file, row] = [
    fileOf('90-day-sprint-planner', '90-day-sprint-planner-example.xlsx'),
    TASKS.first + 10,
  ];
  const values = ['Typed in between', 'Maria', '1', 2, 3];
  const [{ texts, changed }] = (await afterEdits(file, [
    { sheet: '12 Weeks', row, insert: true, cell: `C${row}`, values },
  ])) as [Awaited<ReturnType<typeof afterEdits>>[number]];
  expect(texts).toContain('Typed in between');
  expect(changed).toContain(`Capacity.F${BOOKED}`);
  expect(changed.filter((cell) => cell.startsWith('One Week') && !isHelper(cell))).toEqual(
    ['C', 'D', 'E', 'F'].map((column) => `One Week.${column}12`),
  );
});

test('values typed into an inserted row of Weekly Values bend no trend of the dashboard, which counts the row as one to look at', async () => {
  const row = FIRST_VALUES + 2;
  const edit = { sheet: 'Weekly Values', row, insert: true, cell: `D${row}`, values: [99, 99] } as const;
  const file = fileOf('team-performance-dashboard', 'team-performance-dashboard-example.xlsx');
  expect((await afterEdits(file, [edit]))[0]!.changed).toEqual(['Dashboard.G5']);
});

test('a deleted row of Weekly Values is told there and on the dashboard', async () => {
  const edit = { sheet: 'Weekly Values', row: FIRST_VALUES + 2, insert: false } as const;
  const file = fileOf('team-performance-dashboard', 'team-performance-dashboard-example.xlsx');
  const { changed, texts } = (await afterEdits(file, [edit]))[0]!;
  expect(changed).toContain('Dashboard.F4');
  expect(texts).toContainEqual(expect.stringMatching(/^A week’s row was deleted from Weekly Values/));
});

test.each([
  ['okr-planning-calculator', 'strategic-okr-planner', KEY_RESULT],
  ['strategic-okr-execution-tracker', 'strategic-okr-execution-tracker', TRACKED],
])(
  'a row inserted anywhere in Key Results of %s changes no word of another sheet',
  async (slug, name, row) => {
    const edits = [1, 2, 3, 4, 5].map(
      (at) => ({ sheet: 'Key Results', row: row + at, insert: true }) as const,
    );
    const found = await afterEdits(fileOf(slug, `${name}-example.xlsx`), edits);
    expect(found.flatMap(({ changed }) => changed)).toEqual([]);
  },
);
