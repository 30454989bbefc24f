import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';

const said = (page: Page) => page.locator('.said');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function save(page: Page, name = 'Save file'): Promise<{ name: string; buffer: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).press('Enter')]);
  return { name: download.suggestedFilename(), buffer: fs.readFileSync(await download.path()) };
}

async function open(page: Page, slug: string, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.goto(`/tools/${slug}.html`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Open file').press('Enter'),
  ]);
  await chooser.setFiles({ ...file, mimeType: 'application/json' });
}

test('one file goes through workshop, planner, cascade, sprint, tracker and dashboard', async ({ page }) => {
  await page.goto('/tools/okr-workshop-facilitator-kit.html');
  for (const [index, [title, owner, task]] of [
    ['Customers on a plan', 'Ann', 'Call ten of them'],
    ['Days to a quote', 'Ben', 'Write a template'],
  ].entries()) {
    if (index > 0) await button(page, 'Add a result').press('Enter');
    const line = lineOf(page, `Result ${index + 1}`);
    await line.getByLabel('Goal').fill('More regulars');
    await line.getByLabel('Key result').fill(title!);
    await line.getByLabel('Owner').fill(owner!);
    await line.getByLabel('First task').fill(task!);
  }
  const decided = await save(page);
  expect(decided.name).toBe('okr-workshop-facilitator-kit.plumbline.json');

  await open(page, 'okr-planning-calculator', decided);
  await expect(said(page)).toHaveText(
    '“okr-workshop-facilitator-kit.plumbline.json” is open. Took 1 goal and 2 key results. Left: 2 tasks, 2 people and a workshop. What’s left stays in the file you save here. Undo brings back what was here.',
  );
  await expect(said(page)).toHaveRole('status');
  await page.getByLabel('First day').fill('2027-04-05');
  await page.getByLabel('Week now, 1 to 13').fill('1');
  for (const [index, [start, target, now]] of [
    ['12', '30', '15'],
    ['9', '3', '9'],
  ].entries()) {
    const line = lineOf(page, `Key result ${index + 1}`);
    if (index === 1) await line.getByLabel('The value').selectOption('fall');
    await line.getByLabel('Start').fill(start!);
    await line.getByLabel('Target').fill(target!);
    await line.getByLabel('Value today').fill(now!);
  }
  const planned = await save(page);

  await open(page, 'goal-cascade-builder', planned);
  await expect(said(page)).toContainText(
    'Took 1 goal, 2 key results and 2 tasks. Left: 2 people and a workshop.',
  );
  await expect(page.locator('.headline')).toHaveText('1 loose end. Connect it, or stop the work.');
  await button(page, 'Add an entry').press('Enter');
  await lineOf(page, 'Entry 6').getByLabel('It is a').selectOption('year');
  await lineOf(page, 'Entry 6')
    .getByLabel('What', { exact: true })
    .fill('Half of our sales are repeat sales');
  const serves = lineOf(page, 'Entry 1').getByLabel('It serves');
  // A choice reads the names of other lines anew when it is opened.
  await serves.focus();
  await serves.selectOption('Half of our sales are repeat sales');
  await expect(page.locator('.headline')).toHaveText('Everything connects.');
  const connected = await save(page);

  await open(page, '90-day-sprint-planner', connected);
  await expect(said(page)).toContainText(
    'Took 1 goal, 2 tasks, 2 people and the dates. Left: 1 goal, 2 key results and a workshop.',
  );
  await expect(page.getByLabel('First day of week 1')).toHaveValue('2027-04-05');
  await expect(lineOf(page, 'Task 2').getByLabel('Who')).toHaveValue('1');
  await lineOf(page, 'Person 1').getByLabel('Hours a week').fill('8');
  await lineOf(page, 'Person 2').getByLabel('Hours a week').fill('5');
  await lineOf(page, 'Task 1').getByLabel('Hours').fill('6');
  await lineOf(page, 'Task 2').getByLabel('Hours').fill('7');
  await expect(page.locator('.headline')).toHaveText('Ben in week 1: overbooked.');
  await lineOf(page, 'Person 2').getByLabel('Hours a week').fill('7');
  const sprint = await save(page);

  await open(page, 'strategic-okr-execution-tracker', sprint);
  await expect(said(page)).toContainText(
    'Took 2 key results and the dates. Left: 2 goals, 2 tasks, 2 people',
  );
  await expect(lineOf(page, 'Key result 1').getByLabel('Owner')).toHaveValue('Ann');
  await expect(lineOf(page, 'Key result 1').getByLabel('Week 1', { exact: true })).toHaveValue('15');
  await lineOf(page, 'Key result 1').getByLabel('Week 2', { exact: true }).fill('18');
  await page.reload();
  const tracked = await save(page);

  await open(page, 'team-performance-dashboard', tracked);
  await expect(said(page)).toContainText('Took 2 key results as KPIs, with their start as the limit.');
  await expect(lineOf(page, 'KPI 1').getByLabel('Week 2', { exact: true })).toHaveValue('18');
  await expect(lineOf(page, 'KPI 2').getByLabel('Should stay')).toHaveValue('below');
  const watched = await save(page);

  await open(page, 'okr-workshop-facilitator-kit', watched);
  await expect(lineOf(page, 'Result 2').getByLabel('First task')).toHaveValue('Write a template');
  await open(page, 'okr-planning-calculator', watched);
  await expect(page.getByLabel('Week now, 1 to 13')).toHaveValue('2');
  await expect(lineOf(page, 'Key result 1').getByLabel('Value today')).toHaveValue('18');
});
