import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';

const said = (page: Page) => page.locator('.said');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function save(page: Page): Promise<{ name: string; buffer: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save file').press('Enter'),
  ]);
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

// What each demo takes and leaves: packages/demos/tests/travel.test.ts.
test('a file of one demo is opened in another, is still there after a reload, and comes back', async ({
  page,
}) => {
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

  await open(page, 'goal-cascade-builder', decided);
  await expect(said(page)).toContainText(
    'Took 1 goal, 2 key results and 2 tasks. Left: 2 people and a workshop.',
  );
  await expect(said(page)).toHaveRole('status');
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
  await page.reload();
  const connected = await save(page);

  await open(page, 'okr-workshop-facilitator-kit', connected);
  await expect(lineOf(page, 'Result 2').getByLabel('First task')).toHaveValue('Write a template');
});
