import { expect, test } from '@/tests/support/browser';

test('the amount typed on the home page is the hire that the ROI demo works out', async ({ page }) => {
  await page.goto('/');
  const amount = page.getByLabel('Cost each month, in dollars');
  await amount.fill('$8,000');
  await page.getByRole('button', { name: 'See the curve' }).click();
  await expect(page).toHaveURL(/\/tools\/roi-projection-calculator\.html$/);
  await expect(page.getByLabel('Cost each month', { exact: true })).toHaveValue('8000');
  await expect(page.getByLabel('Income each month, once it runs')).toHaveValue('12000');
  await expect(page.locator('.headline')).toHaveText('You get your money back after month 10.');
  await expect(page.locator('.figures')).toContainText('$20,000');
  await expect(page.locator('.said')).toContainText('Your amount is filled in.');
});

test('home takes no amount that is none', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Cost each month, in dollars').fill('a lot');
  await page.getByRole('button', { name: 'See the curve' }).click();
  await expect(page.locator('#hire:user-invalid')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('what the ROI demo can’t use leaves what was there', async ({ page }) => {
  for (const query of ['hire=-5', 'hire=1e9', 'hire=%3Cb%3E', 'hire=', 'other=1']) {
    await page.goto(`/tools/roi-projection-calculator.html?${query}`);
    await expect(page.getByLabel('Cost each month', { exact: true })).toHaveValue('5200');
  }
});

test('the plans are one table that says what each has; on a phone the same share a column', async ({
  page,
}) => {
  await page.goto('/sprint-program#plans');
  const table = page.getByRole('table', { name: 'What it costs' });
  const heads = table.getByRole('columnheader');
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Weekly text nudges' }) });
  const visibly = { useInnerText: true };
  await expect(heads).toHaveText(['What you get', /\$5,500/, /\$4,950/, /\$2,400/], visibly);
  await expect(row.getByRole('cell')).toHaveText(['Included', 'Included', 'Not included']);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(heads).toHaveText(['What you get', 'Full Build / Early Bird', 'Strategy Only'], visibly);
  await expect(page.locator('#plans').getByRole('definition')).toHaveText(['$5,500', '$4,950', '$2,400']);
  await expect(row.getByRole('cell')).toHaveText(['Included', 'Not included']);
});

test('eight questions open to their answers by keyboard', async ({ page }) => {
  await page.goto('/sprint-program');
  const questions = page.locator('main summary');
  await expect(questions).toHaveCount(8);
  const answer = page.getByText('We commit to the sessions, the plan and the follow-up.');
  await expect(answer).toBeHidden();
  await questions.filter({ hasText: 'Do you guarantee results?' }).press('Enter');
  await expect(answer).toBeVisible();
});

test('testimonials lead to the case studies, and show numbers and initials', async ({ page }) => {
  await page.goto('/testimonials');
  const dana = page.getByRole('figure').filter({ hasText: 'Dana R.' });
  await expect(dana).toContainText('14 to 3 goals for the quarter');
  await expect(dana).toContainText('DR');
  // One that is made up stands in the library only, where its text says so.
  await expect(page.getByRole('link', { name: 'How a print shop finished more of its plan' })).toHaveCount(0);
  await page.getByRole('link', { name: 'How a bakery halved its waste' }).click();
  await expect(page.getByText('Nine percent of the dough was thrown away.')).toBeVisible();
});
