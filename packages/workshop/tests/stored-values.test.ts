import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readWorkbook, type Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import { formulasOf, type CellResult, type Formulas } from '../office/office';
import { MAKERS } from '../makers';
import { unzip, zip } from '../zip';
import { fileOf } from './workbook';

const WORKBOOKS = MAKERS.filter(({ name }) => name.endsWith('.xlsx')).map(({ slug, name }) =>
  fileOf(slug, name),
);

/** As many digits as a spreadsheet calculates with. */
const inDigits = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(15)) : value);

/** Every cell with a formula whose value in the file is not the one that LibreOffice finds. */
function outdated(book: Workbook, found: Formulas): string[] {
  return [...book.sheets].flatMap(([sheet, { cells }]) => {
    const formulas = [...cells].filter(([, { formula }]) => formula !== undefined);
    const now = found[sheet] ?? {};
    expect(Object.keys(now).sort()).toEqual(formulas.map(([name]) => name).sort());
    return formulas.flatMap(([name, { value }]) => {
      const wanted = now[name] as CellResult;
      // An empty text is kept without one.
      return Object.is(inDigits(value ?? ''), inDigits(wanted))
        ? []
        : [`${sheet}.${name}: ${JSON.stringify(value)}, recalculated ${JSON.stringify(wanted)}`];
    });
  });
}

test('the value that each workbook keeps beside each formula is the recalculated one, to 15 digits', async () => {
  const found = await formulasOf(WORKBOOKS);
  for (const [index, file] of WORKBOOKS.entries()) {
    const book = (await readWorkbook(readFileSync(file)))!;
    expect(outdated(book, found[index]!), path.basename(file)).toEqual([]);
  }
});

test('a value in the file that is off in its 15th digit is found', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stored-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entries = unzip(readFileSync(fileOf('okr-workshop-facilitator-kit', 'workshop-results.xlsx')));
  let changed = '';
  for (const [name, bytes] of entries) {
    if (changed || !name.startsWith('xl/worksheets/sheet')) continue;
    const xml = bytes
      .toString()
      .replace(/(<\/f><v>0\.\d{13})(\d)(\d*<\/v>)/, (_, before: string, digit: string, after: string) => {
        changed = name;
        return `${before}${(Number(digit) + 5) % 10}${after}`;
      });
    entries.set(name, Buffer.from(xml));
  }
  const file = path.join(folder, 'changed.xlsx');
  writeFileSync(file, await zip(entries));
  const [found] = await formulasOf([file]);
  expect(changed).not.toBe('');
  expect(outdated((await readWorkbook(readFileSync(file)))!, found!)).toHaveLength(1);
});
