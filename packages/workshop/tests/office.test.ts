import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recalculate } from '../office/office';
import { fileOf } from './workbook';

test('a workbook that somebody has open is recalculated all the same, and no lock is left beside it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'open-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'planner.xlsx');
  copyFileSync(fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx'), file);
  const lock = path.join(folder, '.~lock.planner.xlsx#');
  writeFileSync(lock, ',somebody,elsewhere,29.11.2026 12:00,file:///home/somebody/office;');
  expect(await recalculate(file, [{ 'Goals.C14': 'One goal' }], ['Scores.C10'])).toEqual([['One goal']]);
  rmSync(lock);
  await recalculate(file, [{}], ['Scores.C10']);
  expect(readdirSync(folder)).toEqual(['planner.xlsx']);
});
