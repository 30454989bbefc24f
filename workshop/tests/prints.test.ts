import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzip, zip } from '@/workshop/zip';
import { fileOf } from './workbook';

/** Pages of a workbook as it is sold. A sheet is one page, but for lists, which go on over more. */
const PAGES = {
  'okr-planning-calculator/strategic-okr-planner.xlsx': 7,
  '90-day-sprint-planner/90-day-sprint-planner.xlsx': 10,
  'goal-cascade-builder/goal-cascade-builder.xlsx': 8,
  'strategic-alignment-assessment-kit/strategic-alignment-assessment.xlsx': 9,
  'okr-workshop-facilitator-kit/workshop-results.xlsx': 5,
};
/** Paper by the numbers that workbooks know it by. */
const PAPERS = { Letter: 1, A4: 9 };

const folder = mkdtempSync(path.join(os.tmpdir(), 'prints-'));
const copyOf = (workbook: string, paper: string) => `${path.basename(workbook, '.xlsx')}-${paper}`;
const cases = Object.entries(PAGES).flatMap(([workbook, pages]) =>
  Object.keys(PAPERS).map((paper) => [workbook, paper as keyof typeof PAPERS, pages] as const),
);

/** The workbook with another paper set for each sheet. */
function onPaper(workbook: string, paper: keyof typeof PAPERS): Promise<Buffer> {
  const [slug, name] = workbook.split('/') as [string, string];
  const entries = unzip(readFileSync(fileOf(slug, name)));
  for (const [file, bytes] of entries)
    if (file.startsWith('xl/worksheets/sheet'))
      entries.set(
        file,
        Buffer.from(bytes.toString().replace(/paperSize="\d+"/, `paperSize="${PAPERS[paper]}"`)),
      );
  return zip(entries);
}

beforeAll(async () => {
  const made = cases.map(async ([workbook, paper]) => {
    const file = path.join(folder, `${copyOf(workbook, paper)}.xlsx`);
    writeFileSync(file, await onPaper(workbook, paper));
    return file;
  });
  const files = await Promise.all(made);
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
  const convert = ['--headless', '--norestore', profile, '--convert-to', 'pdf', '--outdir', folder];
  execFileSync(process.env.SOFFICE ?? 'soffice', [...convert, ...files], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases)('%s prints on %s on %i pages', (workbook, paper, pages) => {
  const pdf = readFileSync(path.join(folder, `${copyOf(workbook, paper)}.pdf`), 'latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(pages);
  const [, width] = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(pdf)!;
  const sizes = { Letter: [612, 792], A4: [595, 842] };
  expect(sizes[paper]).toContain(Math.round(Number(width)));
});
