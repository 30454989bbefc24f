import { expect, test } from '../support/browser';

test('three key results that are delivered make a goal that is, and one without a value is left out', async ({
  page,
}) => {
  await page.goto('/tools/okr-planning-calculator.html');
  const headline = page.locator('.headline');
  await page.getByRole('button', { name: 'Clear all' }).click();
  for (const index of [0, 1, 2]) {
    if (index > 0) await page.getByRole('button', { name: 'Add a key result' }).click();
    const line = page.getByRole('group', { name: `Key result ${index + 1}` });
    await line.getByLabel('Start').fill('0');
    await line.getByLabel('Target').fill('10');
    await line.getByLabel('Value today').fill('7');
  }
  await expect(headline).toHaveText('The goal scores 0.7: delivered.');
  const third = page.getByRole('group', { name: 'Key result 3' });
  await third.getByLabel('The value').selectOption('done');
  await third.getByLabel('Value today').fill('');
  await expect(headline).toHaveText('The goal scores 0.7: delivered.');
  await third.getByLabel('Value today').fill('0');
  await expect(headline).toHaveText('The goal scores 0.47: on its way.');
  await page.getByRole('button', { name: 'Remove key result 3' }).click();
  await page.getByRole('button', { name: 'Remove key result 2' }).click();
  const first = page.getByRole('group', { name: 'Key result 1' });
  await first.getByLabel('Start').fill('25');
  await first.getByLabel('Target').fill('72');
  await first.getByLabel('Value today').fill('43.8');
  await expect(headline).toHaveText('The goal scores 0.4: on its way.');
});

test('a week that is exactly full is not overbooked, 8h are hours, and what can’t be read is named', async ({
  page,
}) => {
  await page.goto('/tools/90-day-sprint-planner.html');
  const headline = page.locator('.headline');
  await page.getByRole('button', { name: 'Clear all' }).click();
  const hours = page.getByLabel('Hours a week');
  await hours.fill('3.3');
  await page.getByRole('button', { name: 'Add a task' }).click();
  const task = (number: number) => page.getByRole('group', { name: `Task ${number}` }).getByLabel('Hours');
  await task(1).fill('1.1');
  await task(2).fill('2.2');
  await expect(headline).toHaveText('Nobody’s overbooked in these 12 weeks.');
  await expect(page.getByRole('cell', { name: '3.3 of 3.3' })).toBeVisible();
  await task(2).fill('8h');
  await expect(headline).toHaveText('Person 1 in week 1: overbooked.');
  await task(2).fill('eight');
  await expect(task(2)).toHaveAccessibleDescription('Enter a number from 0 to 80.');
  await expect(headline).toHaveText(
    'Not counted yet: “Hours” of task 2. Without it: Nobody’s overbooked in these 12 weeks.',
  );
});
