import { beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filledWorkbook } from '@/packages/demos/filled/filler';
import { entriesOf, type Entry, type Filling } from '@/packages/demos/filled/typing';
import { loadsOf, type State as Sprint } from '@/packages/demos/90-day-sprint-planner/sprint';
import { isList, linesOf, type AnyDemo, type AnyState } from '@/packages/demos/kit/model';
import { openArchive, unpack } from '@/lib/tools/rules/workbook/archive';
import { numberIn } from '@/lib/tools/rules/formulas/values';
import { readWorkbook, type CellValue, type Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import { allDemos } from '@/tests/support/demos';
import { formulasOf, type CellResult } from '../office/office';
import { anyStates } from './any-state';
import { blankOf, fileOf } from './workbook';

const DEMOS = await allDemos();
const TODAY = new Date().toISOString().slice(0, 10);

type Filled = { state: AnyState; bytes: Uint8Array };

const blankFile = (slug: string) => fileOf(slug, blankOf(slug)!);
const fillingOf = async (slug: string) =>
  ((await import(`../../demos/filled/${slug}.ts`)) as { filling: Filling }).filling;

/** By demo: the blank workbook, filled with the example and with one state of whatever there is. */
const filled = new Map<string, Filled[]>();
/** The same, recalculated by one LibreOffice. */
const recalculated = new Map<string, Record<string, Record<string, CellResult>>[]>();

beforeAll(async () => {
  for (const demo of DEMOS) {
    const [filling, blank] = [await fillingOf(demo.slug), readFileSync(blankFile(demo.slug))];
    const states = [demo.example, ...anyStates(demo, 1)];
    const all: Filled[] = [];
    for (const state of states)
      all.push({ state, bytes: (await filledWorkbook({ demo, filling }, state, blank, TODAY)).bytes });
    filled.set(demo.slug, all);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'filled-'));
  try {
    const all = [...filled].flatMap(([slug, books]) =>
      books.map(({ bytes }, index) => ({ slug, index, bytes })),
    );
    const files = all.map(({ slug, index, bytes }) => {
      const file = path.join(folder, `${slug}-${index}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    const results = await formulasOf(files);
    all.forEach(({ slug }, index) =>
      recalculated.set(slug, [...(recalculated.get(slug) ?? []), results[index]!]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe.each(DEMOS.map((demo) => [demo.slug, demo] as const))(
  'The workbook of %s, filled in a browser',
  (slug, demo) => {
    test('has the value of each formula that LibreOffice works out for it', async () => {
      for (const [at, { bytes }] of filled.get(slug)!.entries()) {
        const book = (await readWorkbook(bytes))!;
        const wrong = Object.entries(recalculated.get(slug)![at]!).flatMap(([sheet, cells]) =>
          Object.entries(cells)
            .map(([cell, value]) => ({
              cell: `${sheet}!${cell}`,
              ours: book.sheets.get(sheet)!.cells.get(cell)!.value,
              value,
            }))
            .filter(({ ours, value }) => !isSame(ours, value)),
        );
        expect(wrong).toEqual([]);
      }
    });

    test('has everything that was typed', async () => {
      for (const { state, bytes } of filled.get(slug)!) {
        const book = (await readWorkbook(bytes))!;
        const there = new Set(valuesOf(book).map(asKept));
        const missing = typedIn(demo, state).filter(({ entry }) => !there.has(asKept(entry)));
        expect(missing.filter(({ key }) => !NOT_A_CELL[slug]?.includes(key))).toEqual([]);
      }
    });

    test('gives every result that the demo works out', async () => {
      for (const { state, bytes } of filled.get(slug)!) {
        const there = valuesOf((await readWorkbook(bytes))!).map(rounded);
        const missing = workedOut(demo, state).filter((value) => !there.includes(rounded(value)));
        expect(missing).toEqual([]);
      }
    });

    test('keeps charts, names, looks and protection: nothing but typed cells, values and one setting differs', async () => {
      const blank = openArchive(readFileSync(blankFile(slug)))!;
      for (const { bytes } of filled.get(slug)!) {
        const archive = openArchive(bytes)!;
        expect([...archive.keys()]).toEqual([...blank.keys()]);
        for (const [name, entry] of archive) {
          const [now, before] = [await unpack(entry), await unpack(blank.get(name)!)].map((part) =>
            new TextDecoder().decode(part),
          );
          const typed = new Set(withoutFormula(now!));
          expect(withoutValues(now!, typed), name).toBe(withoutValues(before!, typed));
          if (!/^xl\/(worksheets\/sheet\d+|workbook)\.xml$/.test(name)) expect(now, name).toBe(before);
        }
      }
    });
  },
);

/**
 * Fields that choose a place of others, or that a workbook has in other words: a factor for so many percent
 * more.
 */
const NOT_A_CELL: Record<string, string[]> = {
  'okr-planning-calculator': ['week'],
  'goal-cascade-builder': ['id', 'serves'],
  'roi-projection-calculator': [
    'lowCosts',
    'lowIncome',
    'lowChance',
    'highCosts',
    'highIncome',
    'highChance',
  ],
};

function typedIn(demo: AnyDemo, state: AnyState): { key: string; entry: Entry }[] {
  const { facts, lists } = entriesOf(demo, state);
  const lines = [facts, ...demo.parts.filter(isList).flatMap(({ list }) => lists[list]!)];
  return lines
    .flatMap((line) => Object.entries(line).map(([key, entry]) => ({ key, entry })))
    .filter(({ entry }) => entry !== undefined);
}

/** All values but those of the sheets that have an example of their own. */
const valuesOf = (book: Workbook) =>
  [...book.sheets.values()]
    .filter(({ name }) => !name.startsWith('Example'))
    .flatMap(({ cells }) => [...cells.values()].map(({ value }) => value));

/** With 15 digits, as a file has it. */
const asKept = (value: CellValue) => (typeof value === 'number' ? Number(value.toPrecision(15)) : value);
const rounded = (value: CellValue) =>
  typeof value === 'number' ? value.toFixed(6).replace(/^-(?=[0.]+$)/, '') : value;

/** What a demo writes into its files beside what was typed. */
function workedOut(demo: AnyDemo, state: AnyState): (number | string)[] {
  const ofLines = demo.parts
    .filter(isList)
    .flatMap(({ list, computed }) =>
      linesOf(state, list).flatMap((line, index) => computed?.cells(line, state, index) ?? []),
    );
  const others = (demo.worked?.(state) ?? []).slice(1).flat();
  return [...ofLines, ...others, ...(OTHER_RESULTS[demo.slug]?.(state) ?? [])]
    .filter((value) => value !== '')
    .map((value) => numberIn(String(value)) ?? value);
}

/** Results that a demo shows and writes into no file. */
const OTHER_RESULTS: Record<string, (state: AnyState) => number[]> = {
  '90-day-sprint-planner': (state) => loadsOf(state as unknown as Sprint).map(({ booked }) => booked),
};

/** Powers end in another last digit from one machine to the next. */
function isSame(ours: CellValue, value: CellResult): boolean {
  const plain = typeof ours === 'boolean' ? Number(ours) : ours;
  if (typeof plain !== 'number' || typeof value !== 'number') return plain === value;
  return Math.abs(plain - value) <= 1e-14 * Math.abs(value);
}

/**
 * The value of each cell taken out, and what is typed over: some cells for typing have a formula until then.
 */
const withoutValues = (xml: string, typed: ReadonlySet<string>) =>
  xml
    .replace(' fullCalcOnLoad="1"', '')
    .replace(
      CELL,
      (_, cell: string, style: string, formula = '') =>
        `<c r="${cell}"${style}>${typed.has(cell) ? '' : formula}</c>`,
    );
const CELL =
  /<c r="([A-Z]+\d+)"((?: s="\d+")?)(?: t="\w+")?>(<f>[^<]*<\/f>)?(?:<v>[^<]*<\/v>|<is>.*?<\/is>)?<\/c>/gs;
const withoutFormula = (xml: string) =>
  [...xml.matchAll(CELL)].flatMap(([, cell, , formula]) => (formula ? [] : [cell!]));

test('two people of one name, and one without, keep their own hours', async () => {
  const demo = DEMOS.find(({ slug }) => slug === '90-day-sprint-planner')!;
  const state = structuredClone(demo.example);
  state.people = ['Ann', 'ann', ''].map((name, index) => ({ name, hours: `${5 * index + 10}` }));
  state.tasks = ['0', '1', '2', '-1'].map((owner, index) => ({
    ...{ title: `Task ${index}`, owner, hours: `${index + 1.25}` },
    ...{ week: '1', goal: '1' },
  }));
  const filling = await fillingOf(demo.slug);
  const { bytes } = await filledWorkbook({ demo, filling }, state, readFileSync(blankFile(demo.slug)), TODAY);
  const there = valuesOf((await readWorkbook(bytes))!);
  for (const name of ['Ann', 'ann (2)', 'Person 3']) expect(there).toContain(name);
  for (const load of loadsOf(state as unknown as Sprint).filter(({ booked }) => booked > 0))
    expect(there.filter((value) => value === load.booked).length).toBeGreaterThan(1);
});

test('lines that find no room in the workbook are told, and all before them are in it', async () => {
  const demo = DEMOS.find(({ slug }) => slug === 'okr-planning-calculator')!;
  const [line] = linesOf(demo.example, 'keyResults');
  const keyResults = Array.from({ length: 40 }, (_, index) => ({
    ...line!,
    title: `Key result ${index + 1}`,
  }));
  const filling = await fillingOf(demo.slug);
  const blank = readFileSync(blankFile(demo.slug));
  const { bytes, left } = await filledWorkbook(
    { demo, filling },
    { ...demo.example, keyResults },
    blank,
    TODAY,
  );
  const titles = valuesOf((await readWorkbook(bytes))!).filter(
    (value) => typeof value === 'string' && /^Key result \d+$/.test(value),
  );
  const typed = new Set(titles).size;
  expect(typed).toBeGreaterThan(0);
  expect(left).toEqual([`${40 - typed} × Key result`]);
});

test('what the demo refuses is in no cell, and is told', async () => {
  const demo = DEMOS.find(({ slug }) => slug === '90-day-sprint-planner')!;
  const [task] = linesOf(demo.example, 'tasks');
  const state = { ...demo.example, start: '31.12.2026', tasks: [{ ...task!, hours: 'a few' }] };
  const [filling, blank] = [await fillingOf(demo.slug), readFileSync(blankFile(demo.slug))];
  const { bytes, left } = await filledWorkbook({ demo, filling }, state, blank, TODAY);
  const there = valuesOf((await readWorkbook(bytes))!);
  expect(there).toContain(task!.title);
  for (const text of ['31.12.2026', 'a few']) expect(there).not.toContain(text);
  expect(left.join()).toMatch(/“First day of week 1”.*“Hours” of task 1/);
});
