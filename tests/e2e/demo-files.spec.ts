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

const MEMOS = [
  [
    'roi-projection-calculator',
    'A second van with its driver: is it worth the money?',
    /pays off from \$6,763 a month/,
  ],
  ['executive-decision-framework', 'How do we serve the north side of town', /above|below|never/],
] as const;

for (const [slug, question, flip] of MEMOS)
  test(`${slug}: the memo prints alone, on one page of A4 and of Letter`, async ({ page }) => {
    await page.goto(`/tools/${slug}.html`);
    await page.evaluate(() => (window.print = () => undefined));
    for (const format of ['A4', 'Letter']) {
      await page.getByRole('button', { name: 'Print the memo' }).click();
      await page.emulateMedia({ media: 'print' });
      const memo = page.getByRole('article', { name: 'Memo' });
      await expect(memo.getByRole('heading', { level: 2 })).toContainText(question);
      await expect(memo).toContainText(flip);
      await expect(memo).toContainText('Prepared byMaria');
      await expect(page.locator('.result')).toBeHidden();
      await expect(page.locator('.entries')).toBeHidden();
      const pdf = (await page.pdf({ format, tagged: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
      await expect(memo).toBeHidden();
    }
  });

test('a memo with a number missing is not printed, and it is told why', async ({ page }) => {
  await page.goto('/tools/roi-projection-calculator.html');
  await page.getByLabel('Paid today, in dollars').fill('');
  await page.getByRole('button', { name: 'Print the memo' }).click();
  await expect(page.getByText('The memo needs every number. Fill in what’s missing first.')).toBeVisible();
});
