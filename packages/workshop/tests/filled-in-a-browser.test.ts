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
import { formulasOf, type Formulas } from '../office/office';
import { anyStates } from './any-state';
import { blankOf } from './cells';
import { fileOf } from './workbook';

const DEMOS = await allDemos();

type Filled = { state: AnyState; bytes: Uint8Array };

const blankFile = (slug: string) => fileOf(slug, blankOf(slug));
/** A blank workbook, filled with a state of its demo. */
async function fill(demo: AnyDemo, state: AnyState) {
  const { filling } = (await import(`../../demos/filled/${demo.slug}.ts`)) as { filling: Filling };
  return filledWorkbook({ demo, filling }, state, readFileSync(blankFile(demo.slug)));
}
const isExample = (sheet: string) => sheet.startsWith('Example');
/** The values in it, but for those of the sheets that have an example of their own. */
async function valuesIn(bytes: Uint8Array): Promise<CellValue[]> {
  const { sheets } = (await readWorkbook(bytes))!;
  return [...sheets.values()]
    .filter(({ name }) => !isExample(name))
    .flatMap(({ cells }) => [...cells.values()].map(({ value }) => value));
}
/** What its formulas give, of the same sheets. */
const resultsIn = (formulas: Formulas): CellValue[] =>
  Object.entries(formulas)
    .filter(([sheet]) => !isExample(sheet))
    .flatMap(([, cells]) => Object.values(cells))
    .map((value) => (typeof value === 'object' ? { error: String(value.error) } : value));

/** Workbooks, calculated by one LibreOffice. */
async function calculated(books: readonly Uint8Array[]): Promise<Formulas[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'filled-'));
  try {
    const files = books.map((bytes, index) => {
      const file = path.join(folder, `${index}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    return await formulasOf(files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** By demo: the blank workbook, filled with the example and with one state of whatever there is. */
const filled = new Map<string, Filled[]>();
const results = new Map<string, Formulas[]>();

beforeAll(async () => {
  for (const demo of DEMOS) {
    const all: Filled[] = [];
    for (const state of [demo.example, ...anyStates(demo, 1)])
      all.push({ state, bytes: (await fill(demo, state)).bytes });
    filled.set(demo.slug, all);
  }
  const all = await calculated([...filled.values()].flatMap((books) => books.map(({ bytes }) => bytes)));
  for (const [slug, { length }] of filled) results.set(slug, all.splice(0, length));
});

describe.each(DEMOS.map((demo) => [demo.slug, demo] as const))(
  'The workbook of %s, filled in a browser',
  (slug, demo) => {
    test('shows nothing that a formula gave before', async () => {
      for (const { bytes } of filled.get(slug)!)
        for (const { name, cells } of (await readWorkbook(bytes))!.sheets.values())
          for (const [cell, { formula, value }] of cells)
            if (formula !== undefined) expect(value, `${name}!${cell}`).toBeUndefined();
    });

    test('has everything that was typed', async () => {
      for (const [at, { state, bytes }] of filled.get(slug)!.entries()) {
        const there = new Set(
          [...(await valuesIn(bytes)), ...resultsIn(results.get(slug)![at]!)].map(asKept),
        );
        const missing = typedIn(demo, state).filter(({ entry }) => !there.has(asKept(entry)));
        expect(missing.filter(({ key }) => !NOT_A_CELL[slug]?.includes(key))).toEqual([]);
      }
    });

    test('gives every result that the demo works out', async () => {
      for (const [at, { state, bytes }] of filled.get(slug)!.entries()) {
        const there = [...(await valuesIn(bytes)), ...resultsIn(results.get(slug)![at]!)].map(rounded);
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

/** The number, day or time of day that a text reads as. */
function numberIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hours) return (Number(hours) * 60 + Number(minutes)) / 1440;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** Results that a demo shows and writes into no file. */
const OTHER_RESULTS: Record<string, (state: AnyState) => number[]> = {
  '90-day-sprint-planner': (state) => loadsOf(state as unknown as Sprint).map(({ booked }) => booked),
};

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
  const { bytes } = await fill(sprint, state);
  const there = await valuesIn(bytes);
  const [formulas] = await calculated([bytes]);
  for (const name of ['Ann', 'ann (2)', 'Person 3']) expect(there).toContain(name);
  for (const load of loadsOf(state as unknown as Sprint).filter(({ booked }) => booked > 0))
    expect(resultsIn(formulas!)).toContain(load.booked);
});

test('lines that find no room in the workbook are told, and all before them are in it', async () => {
  const [line] = linesOf(planner.example, 'keyResults');
  const keyResults = Array.from({ length: 40 }, (_, index) => ({
    ...line!,
    title: `Key result ${index + 1}`,
  }));
  const { bytes, left } = await fill(planner, { ...planner.example, keyResults });
  const titles = (await valuesIn(bytes)).filter((value) => /^Key result \d+$/.test(String(value)));
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
