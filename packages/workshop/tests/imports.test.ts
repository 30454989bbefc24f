import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isList } from '@/packages/demos/kit/model';
import { allDemos } from '@/tests/support/demos';
import { recalculate } from '../office/office';
import { playbookText } from '../products/bundle/playbook';
import { GOALS, RESULTS } from '../products/facilitator/layout';
import { columnName, split } from '../sheet/sheet';
import { formulasIn, openCells, sheetsByName, textsIn } from './cells';
import { blankOf, fileOf, pastedAtA1 } from './workbook';

const DEMOS = await allDemos();
const workbookOf = (slug: string) => readFileSync(fileOf(slug, blankOf(slug)!));
/** "A8" with a range of so many columns and rows pasted there. */
const pastedAt = (cell: string, columns: number, rows: number) => {
  const from = split(cell);
  return Array.from(
    { length: columns * rows },
    (_, n) => `${columnName(from.column + (n % columns))}${from.row + Math.floor(n / columns)}`,
  );
};

describe.each(DEMOS.map((demo) => [demo.slug, demo] as const))('Import of %s', (slug, demo) => {
  const book = workbookOf(slug);
  const texts = textsIn(book).get('Import')!;

  test('is one open sheet with room for all that the demo can save, and for a whole sheet', () => {
    const xml = sheetsByName(book).get('Import')!;
    expect(xml, 'what is pasted brings its own locks').not.toContain('<sheetProtection');
    expect(xml, 'a program refuses to paste over a part of merged cells').not.toContain('<mergeCell');
    const list = demo.parts.filter(isList).map(({ list, most }) => [list, most] as const);
    const full = Object.fromEntries(
      list.map(([name, most]) => [name, Array(most).fill(demo.example[name]![0])]),
    );
    const room = openCells(book, 'Import');
    const cells = Object.keys(pastedAtA1(demo, { ...demo.example, ...full })).map((cell) => cell.slice(7));
    expect(cells.filter((cell) => !room.has(cell))).toEqual([]);
  });

  test('says how, in steps that a test takes as written', () => {
    expect(texts.get('A1')).toBe('Paste here, at A1');
    const steps = [...texts.values()].join('\n');
    expect(steps).toMatch(/choose “Save CSV”/);
    expect(steps).toMatch(/Select all of it \(Ctrl\+A\) and copy it/);
    expect(steps).toMatch(/click cell A1 and paste \(Ctrl\+V\)\. That’s all/);
  });

  test('takes a shorter list the second time, once the columns that it names were emptied', async () => {
    const steps = [...texts.values()].join('\n');
    const [, last] = /To import again, first select columns A to ([A-Z]+) and press Delete/.exec(steps) ?? [];
    const columns = split(`${last ?? 'A'}1`).column;
    const lists = demo.parts.filter(isList).map(({ list }) => list);
    const short = Object.fromEntries(lists.map((list) => [list, demo.example[list]!.slice(0, 1)]));
    const [before, after] = [pastedAtA1(demo), pastedAtA1(demo, { ...demo.example, ...short })];
    const emptied = Object.keys(before).filter((cell) => split(cell.slice(7)).column <= columns);
    const again = { ...before, ...Object.fromEntries(emptied.map((cell) => [cell, null])), ...after };
    const taken = [...formulasIn(book)].flatMap(([sheet, formulas]) =>
      [...formulas].flatMap(([cell, formula]) => (formula.includes('Import!') ? [`${sheet}.${cell}`] : [])),
    );
    const [asNew, asAgain] = await recalculate(fileOf(slug, blankOf(slug)!), [after, again], taken);
    expect(asAgain).toEqual(asNew);
  });
});

test('Import of the workshop takes what came out of it: goals once each, key results with owner and first task', async () => {
  const demo = DEMOS.find(({ slug }) => slug === 'okr-workshop-facilitator-kit')!;
  const results = [
    { goal: 'More regulars', title: 'Customers on a plan', owner: 'Ann', task: 'Call ten of them' },
    { goal: 'A site that sells', title: 'Leads a week', owner: 'Ben', task: '' },
    { goal: 'More regulars', title: 'Days to a quote', owner: '', task: 'Write a template' },
  ];
  const { first } = RESULTS;
  const goals = [0, 1, 2].map((n) => `Results.D${GOALS.first + n}`);
  const lines = [0, 1, 2, 3].flatMap((n) =>
    ['C', 'D', 'K', 'M'].map((column) => `Results.${column}${first + n}`),
  );
  const [found] = await recalculate(
    fileOf(demo.slug, blankOf(demo.slug)!),
    [pastedAtA1(demo, { ...demo.example, results })],
    [...goals, ...lines],
  );
  expect(found).toEqual([
    ...['More regulars', 'A site that sells', ''],
    ...[1, 'Customers on a plan', 'Ann', 'Call ten of them'],
    ...[2, 'Leads a week', 'Ben', ''],
    ...[1, 'Days to a quote', '', 'Write a template'],
    ...['', '', '', ''],
  ]);
});

describe('Import of the tracker takes what the playbook says to copy', () => {
  const open = openCells(workbookOf('strategic-okr-execution-tracker'), 'Import');
  const copied = [...playbookText.matchAll(/<span class="at">([^<]+)<\/span>, ([A-Z]+\d+) to ([A-Z]+\d+)/g)];

  test.each([
    ['Results', 'okr-workshop-facilitator-kit'],
    ['Key Results', 'okr-planning-calculator'],
  ])('from %s of %s, with its headings first', (sheet, slug) => {
    const [, , first, last] = copied.find(([, name]) => name === sheet)!;
    const [from, to] = [split(first!), split(last!)];
    const book = workbookOf(slug);
    const heads = pastedAt(first!, to.column - from.column + 1, 1).map((cell) =>
      textsIn(book).get(sheet)!.get(cell),
    );
    for (const head of ['Goal', 'Key result', 'Kind', 'Start', 'Target']) expect(heads).toContain(head);
    // The last line for a key result is in it.
    const typed = [...openCells(book, sheet)]
      .map(split)
      .filter(({ row, column }) => row > from.row && column === from.column + 2);
    const lines = typed.map(({ row }) => row).sort((a, b) => a - b);
    const end = lines.find((row, index) => lines[index + 1] !== row + 1);
    expect(to.row).toBe(end);
    const pasted = pastedAt('A1', to.column - from.column + 1, to.row - from.row + 1);
    expect(pasted.filter((cell) => !open.has(cell))).toEqual([]);
  });

  test('and a whole sheet of either, which needs more room', () => {
    for (const [sheet, slug] of [
      ['Results', 'okr-workshop-facilitator-kit'],
      ['Key Results', 'okr-planning-calculator'],
    ] as const) {
      const used = [...textsIn(workbookOf(slug)).get(sheet)!.keys()].map(split);
      const [columns, rows] = [
        Math.max(...used.map(({ column }) => column)),
        Math.max(...used.map(({ row }) => row)),
      ];
      expect(
        pastedAt('A1', columns, rows).filter((cell) => !open.has(cell)),
        `${sheet}: ${columns} x ${rows}`,
      ).toEqual([]);
    }
  });
});
