import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkWorkbook } from '@/packages/demos/check/check';
import { cellsForNumbers } from '@/packages/demos/check/numbers';
import { openDemos } from '../prove/demo-page';
import { Typing } from '@/packages/demos/filled/typing';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { typeInto } from '@/lib/tools/rules/workbook/type-into';
import { BLANK } from '../makers';
import { unzip, zip } from '../zip';
import { blankOf } from './cells';
import { fileOf } from './workbook';

type Typed = Record<string, string | number>;
const ANY_DAY = 46_349;

/** A sold workbook with values typed into it, by "Sheet.A1". */
async function filled(slug: string, typed: Typed): Promise<Buffer> {
  const typing = new Typing((await readWorkbook(readFileSync(fileOf(slug, blankOf(slug)))))!);
  for (const [where, value] of Object.entries(typed))
    typing.into(...(where.split('.') as [sheet: string, cell: string]), value);
  return Buffer.from((await typeInto(typing.book, typing.typed, ANY_DAY)).bytes);
}

const found = async (slug: string, typed: Typed) =>
  (await checkWorkbook(await filled(slug, typed)))!.map(
    ({ sheet, cell, text }) => `${sheet}.${cell} ${text}`,
  );

test.each(BLANK)('in $name as it is sold there is nothing to mend', async ({ slug }) => {
  expect(await found(slug, {})).toEqual([]);
});

test('a text in a cell for a number or a day is found, and says what belongs there', async () => {
  const all = await found('okr-planning-calculator', {
    'Key Results.G8': '7 600 kg',
    'Goals.D5': 'May',
    'Weekly Values.E9': 12,
  });
  expect(all).toEqual([
    'Goals.D5 “May” is text. Type a date, or it counts as nothing.',
    'Key Results.G8 “7 600 kg” is text. Type a number, or it counts as nothing.',
  ]);
});

test('a line in which something is written and nobody owns it is found', async () => {
  const all = await found('strategic-okr-execution-tracker', {
    'Promises.D8': 'Price list',
    'Promises.E8': 'Maria',
    'Promises.D9': 'Cards',
  });
  expect(all).toEqual(['Promises.E9 “Cards” has no owner.']);
});

test('goals that serve each other in a circle are found, each with its line', async () => {
  const entries = ['year', 'Half', '', 'Ann', 'quarter', 'Plans', 3, 'Ann', 'key result', 'Calls', 2, 'Ben'];
  const typed = entries.flatMap((value, index) =>
    value === '' ? [] : [[`Entries.${'CDEF'[index % 4]}${8 + Math.floor(index / 4)}`, value] as const],
  );
  expect(await found('goal-cascade-builder', Object.fromEntries(typed))).toEqual([
    'Entries.E9 Line 2, “Plans”, is part of a loop: what it serves leads back to it.',
    'Entries.E10 Line 3, “Calls”, is part of a loop: what it serves leads back to it.',
  ]);
});

/** Two lines with their owners, from a row of a list on. */
const twoLines = (list: string, row: number, [name, owner]: [string, string]): Typed => ({
  [`${list}.${name}${row}`]: 'Orders',
  [`${list}.${owner}${row}`]: 'Ann',
  [`${list}.${name}${row + 1}`]: 'Days',
  [`${list}.${owner}${row + 1}`]: 'Ann',
});
test.each<{ slug: string; typed: Typed; wanted: string[] }>([
  {
    slug: 'okr-planning-calculator',
    typed: {
      ...twoLines('Key Results', 8, ['D', 'E']),
      'Weekly Values.D8': 5,
      'Weekly Values.F8': 7,
    },
    wanted: [
      'Weekly Values.E8 “Orders” has no value in week 2.',
      ...['D9', 'E9', 'F9'].map((cell, n) => `Weekly Values.${cell} “Days” has no value in week ${n + 1}.`),
    ],
  },
  {
    slug: 'team-performance-dashboard',
    typed: { 'KPIs.D8': 'Jobs', 'KPIs.G8': 'Ann', 'Weekly Values.D8': 5, 'Weekly Values.D10': 7 },
    wanted: ['Weekly Values.D9 “Jobs” has no value in week 2.'],
  },
  {
    slug: 'strategic-okr-execution-tracker',
    typed: { ...twoLines('Key Results', 14, ['D', 'E']), 'Updates.G8': 5 },
    wanted: ['Updates.G9 “Days” has no value in week 1.'],
  },
])(
  'a week without a value before the last one that has any is found: $slug',
  async ({ slug, typed, wanted }) => {
    expect(await found(slug, typed)).toEqual(wanted);
  },
);

test('what is no workbook of ours, or only the first half of one, is said to be none', async () => {
  const whole = await filled('goal-cascade-builder', {});
  expect(await checkWorkbook(Buffer.from('No., Goal'))).toBeUndefined();
  expect(await checkWorkbook(whole.subarray(0, whole.length / 2))).toBeUndefined();
  const strange = unzip(whole);
  strange.set('xl/workbook.xml', Buffer.from('<workbook><sheets/></workbook>'));
  expect(await checkWorkbook(await zip(strange))).toBeUndefined();
});

/** A sheet with a rule for numbers in each of these ranges. */
const ruled = (ranges: string[]) => ({
  name: 'A',
  file: 'a.xml',
  cells: new Map(),
  xml: ranges.map((sqref) => `<dataValidation type="whole" sqref="${sqref}"></dataValidation>`).join(''),
});

test('of rules over whole sheets no more cells are looked at than one sheet of ours has', () => {
  const [one, many] = [1, 2_000].map((count) =>
    cellsForNumbers(ruled(Array.from({ length: count }, (_, n) => `A${n * 500 + 1}:XFD1048576`))),
  );
  expect(many!.size).toBeLessThanOrEqual(2 * one!.size);
});

test('a range that is no place is passed over, and the others hold', () => {
  expect([...cellsForNumbers(ruled(['Z:Z', '3:4 B2', 'C3:C4'])).keys()]).toEqual(['B2', 'C3', 'C4']);
});

test.each(['#REF!', '#N/A'])('a cell that shows %s is found', async (error) => {
  const book = unzip(await filled('goal-cascade-builder', {}));
  const [file, xml] = [...book].find(([name]) => name === 'xl/worksheets/sheet2.xml')!;
  const changed = xml
    .toString()
    .replace('</sheetData>', `<row r="900"><c r="B900" t="e"><v>${error}</v></c></row></sheetData>`);
  book.set(file, Buffer.from(changed));
  const all = (await checkWorkbook(await zip(book)))!;
  expect(all.map(({ cell, text }) => `${cell} ${text}`)).toEqual([
    `B900 It shows ${error}. Look at what was typed into the cells that it counts with.`,
  ]);
});

let demos: Awaited<ReturnType<typeof openDemos>>;
beforeAll(async () => {
  demos = await openDemos();
});
afterAll(() => demos.close());

test('on the page of its tool a workbook is chosen by keyboard and listed by sheet and cell, and no request leaves', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [bad, good] = [path.join(folder, 'mine.xlsx'), path.join(folder, 'notes.xlsx')];
  writeFileSync(bad, await filled('90-day-sprint-planner', { '12 Weeks.C8': 'Calls', '12 Weeks.F8': '8h' }));
  writeFileSync(good, 'no workbook');
  const { page, asked } = await demos.page('90-day-sprint-planner');
  // Asked for before anything else: what opens until the browser knows of it is lost.
  const chooser = page.waitForEvent('filechooser');
  await page.setViewportSize({ width: 360, height: 780 });
  expect(asked).toEqual([]);

  // It is there to be used once its script has begun.
  await page.getByLabel('Your workbook (.xlsx), as you saved it').waitFor();
  await page.getByLabel('Your workbook (.xlsx), as you saved it').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(bad);
  const said = page.locator('#check-said[role=status]');
  await said.filter({ hasText: '2 things to look at in “mine.xlsx”.' }).waitFor();
  expect(await page.locator('#check-list li').allTextContents()).toEqual([
    'F8 “8h” is text. Type a number, or it counts as nothing.',
    'D8 “Calls” has no owner.',
  ]);
  expect(await page.locator('#check-list h3').allTextContents()).toEqual(['12 Weeks']);
  // Its own script, once somebody needs it; the workbook goes nowhere.
  expect(asked).toEqual(['GET /tools/assets/check.js']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByLabel('Your workbook (.xlsx), as you saved it').setInputFiles(good);
  await said.filter({ hasText: '“notes.xlsx” isn’t one of our workbooks, or it’s damaged.' }).waitFor();
  expect(await page.locator('#check-list li').count()).toBe(0);
  expect(asked).toHaveLength(1);
  await page.close();
});

test('of two workbooks dropped at once the first is read, and the page says so', async () => {
  const names = ['first.xlsx', 'second.xlsx'];
  const bytes = (await filled('90-day-sprint-planner', {})).toString('base64');
  const { page } = await demos.page('90-day-sprint-planner');
  await page.locator('#check').evaluate(
    (section, { names, bytes }) => {
      const dropped = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
      for (const name of names) dropped.items.add(new File([content], name));
      section.dispatchEvent(
        new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
      );
    },
    { names, bytes },
  );
  const said = page.locator('#check-said[role=status]');
  await said
    .filter({ hasText: /^Only the first of your files was read\. Nothing to mend in “first\.xlsx”/ })
    .waitFor();
  await page.close();
});
