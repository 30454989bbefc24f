import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { checkInDay, planStart } from '../../lib/diagnostic/rules/plan';
import { isoDay } from '../../lib/kernel/time';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';
import { aResult } from '../support/suite-data';

const words = loadContent(CONTENT).diagnostic.results.page.plan;
const plan = (page: Page) => page.getByRole('region', { name: words.title });
const openSave = (page: Page) => plan(page).getByText(words.save, { exact: true }).press('Enter');

test('by keyboard it is saved as calendar, table and planner file', async ({ page, request }) => {
  await page.goto(await aResult(request));
  const [taken, { holidays }] = [isoDay(new Date()), loadContent(CONTENT).site];
  const begins = planStart(taken, taken);
  const [monday, checkIn] = [begins, checkInDay(begins, 4, holidays)].map((day) =>
    new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  await expect(plan(page)).toContainText(`Start on Monday, ${monday}. Check in on ${checkIn}`);
  await openSave(page);
  const saved = async (name: string) => {
    await plan(page).getByRole('button', { name }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    return { name: download.suggestedFilename(), text: fs.readFileSync(await download.path(), 'utf8') };
  };
  const calendar = await saved(words.calendar);
  expect(calendar.name).toBe('12-week-plan.ics');
  expect(calendar.text.match(/^BEGIN:VEVENT/gm)).toHaveLength(6);
  for (const day of [begins, checkInDay(begins, 4, holidays)])
    expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  const table = await saved(words.table);
  expect(table.name).toBe('12-week-plan.csv');
  expect(table.text.trim().split('\r\n')).toHaveLength(4);
  const file = await saved(words.tools);
  expect(file.name).toBe('12-week-plan.plumbline.json');
  const firstMove = await plan(page).getByRole('heading', { level: 3 }).first().textContent();
  await page.goto('/tools/90-day-sprint-planner.html');
  const buffer = Buffer.from(file.text);
  await page
    .getByLabel('A file from any of the tools')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer });
  await expect(page.getByLabel('Goal 1', { exact: true })).toHaveValue(firstMove!);
  await expect(page.getByLabel('First day of week 1', { exact: true })).toHaveValue(begins);
});
