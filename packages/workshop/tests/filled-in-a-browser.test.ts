import { beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filledWorkbook } from '@/packages/demos/filled/filler';
import { entriesOf, type Entry, type Filling } from '@/packages/demos/filled/typing';
import { loadsOf, type State as Sprint } from '@/packages/demos/90-day-sprint-planner/sprint';
import { isList, linesOf, type AnyDemo, type AnyState } from '@/packages/demos/kit/model';
import { openArchive, unpack } from '@/lib/tools/rules/workbook/archive';
import { readWorkbook, type CellValue } from '@/lib/tools/rules/workbook/read-workbook';
import { allDemos } from '@/tests/support/demos';
import { formulasOf, type CellResult, type Formulas } from '../office/office';
import { anyStates } from './any-state';
import { blankOf } from './cells';
import { fileOf } from './workbook';
import { workedOut } from './worked-out';

const DEMOS = await allDemos();
const TODAY = new Date().toISOString().slice(0, 10);

type Filled = { state: AnyState; bytes: Uint8Array };

const blankFile = (slug: string) => fileOf(slug, blankOf(slug));
/** A blank workbook, filled with a state of its demo. */
async function fill(demo: AnyDemo, state: AnyState) {
  const { filling } = (await import(`../../demos/filled/${demo.slug}.ts`)) as { filling: Filling };
  return filledWorkbook({ demo, filling }, state, readFileSync(blankFile(demo.slug)), TODAY);
}
/** The values in it, but for those of the sheets that have an example of their own. */
async function valuesIn(bytes: Uint8Array): Promise<CellValue[]> {
  const { sheets } = (await readWorkbook(bytes))!;
  return [...sheets.values()]
    .filter(({ name }) => !name.startsWith('Example'))
    .flatMap(({ cells }) => [...cells.values()].map(({ value }) => value));
}

/** By demo: the blank workbook, filled with the example and with one state of whatever there is. */
const filled = new Map<string, Filled[]>();
/** The same, recalculated by one LibreOffice. */
const recalculated = new Map<string, Formulas[]>();

beforeAll(async () => {
  for (const demo of DEMOS) {
    const all: Filled[] = [];
    for (const state of [demo.example, ...anyStates(demo, 1)])
      all.push({ state, bytes: (await fill(demo, state)).bytes });
    filled.set(demo.slug, all);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'filled-'));
  try {
    const files = [...filled].flatMap(([slug, books]) =>
      books.map(({ bytes }, index) => {
        const file = path.join(folder, `${slug}-${index}.xlsx`);
        writeFileSync(file, bytes);
        return file;
      }),
    );
    const results = await formulasOf(files);
    for (const [slug, { length }] of filled) recalculated.set(slug, results.splice(0, length));
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
        const there = new Set((await valuesIn(bytes)).map(asKept));
        const missing = typedIn(demo, state).filter(({ entry }) => !there.has(asKept(entry)));
        expect(missing.filter(({ key }) => !NOT_A_CELL[slug]?.includes(key))).toEqual([]);
      }
    });

    test('gives every result that the demo works out', async () => {
      for (const { state, bytes } of filled.get(slug)!) {
        const there = (await valuesIn(bytes)).map(rounded);
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
  'okr-planning-calculator': ['to', 'week'],
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

/** With 15 digits, as a file has it. */
const asKept = (value: CellValue) => (typeof value === 'number' ? Number(value.toPrecision(15)) : value);
const rounded = (value: CellValue) =>
  typeof value === 'number' ? value.toFixed(6).replace(/^-(?=[0.]+$)/, '') : value;

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

const [sprint, planner] = ['90-day-sprint-planner', 'okr-planning-calculator'].map((slug) =>
  DEMOS.find((demo) => demo.slug === slug)!,
) as [AnyDemo, AnyDemo];

test('two people of one name, and one without, keep their own hours', async () => {
  const state = structuredClone(sprint.example);
  state.people = ['Ann', 'ann', ''].map((name, index) => ({ name, hours: `${5 * index + 10}` }));
  state.tasks = ['0', '1', '2', '-1'].map((owner, index) => ({
    title: `Task ${index}`,
    owner,
    hours: `${index + 1.25}`,
    week: '1',
    goal: '1',
  }));
  const there = await valuesIn((await fill(sprint, state)).bytes);
  for (const name of ['Ann', 'ann (2)', 'Person 3']) expect(there).toContain(name);
  for (const load of loadsOf(state as unknown as Sprint).filter(({ booked }) => booked > 0))
    expect(there.filter((value) => value === load.booked).length).toBeGreaterThan(1);
});

test('lines that find no room in the workbook are told, and all before them are in it', async () => {
  const [line] = linesOf(planner.example, 'keyResults');
  const keyResults = Array.from({ length: 40 }, (_, index) => ({
    ...line!,
    title: `Key result ${index + 1}`,
  }));
  const { bytes, left } = await fill(planner, { ...planner.example, keyResults });
  const titles = (await valuesIn(bytes)).filter(
    (value) => typeof value === 'string' && /^Key result \d+$/.test(value),
  );
  const typed = new Set(titles).size;
  expect(typed).toBeGreaterThan(0);
  expect(left).toEqual([`${40 - typed} × Key result`]);
});

test('what the demo refuses is in no cell, and is told', async () => {
  const [task] = linesOf(sprint.example, 'tasks');
  const state = { ...sprint.example, start: '31.12.2026', tasks: [{ ...task!, hours: 'a few' }] };
  const { bytes, left } = await fill(sprint, state);
  const there = await valuesIn(bytes);
  expect(there).toContain(task!.title);
  for (const text of ['31.12.2026', 'a few']) expect(there).not.toContain(text);
  expect(left.join()).toMatch(/“First day of week 1”.*“Hours” of task 1/);
});
