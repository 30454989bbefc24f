import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { expect, test, untilAlive } from '../support/browser';
import { bothWays } from '../support/each-way';
import { aClosedTeamRoom, answerIn, aTeamRoom } from '../support/team-rooms';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).first().click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rate = (page: Page, statement: number, rating: 0 | 1 | 2 | 3) =>
  main(page).locator('fieldset.rating').nth(statement).getByRole('radio').nth(rating).check({ force: true });
const rows = (page: Page) => main(page).getByRole('list').first().getByRole('listitem');
const toDelete = (page: Page) => page.getByRole('link', { name: 'Delete this room, or get a new link' });

test('a browser that has answered is led to its answer', async ({ page, request }) => {
  const { link } = await aTeamRoom(request);
  await page.goto(link);
  await rate(page, 0, 2);
  await press(page, 'Send my answer');
  await expect(page.getByRole('status')).toContainText('Your answer is in.');
  // The page notes it in the browser.
  await untilAlive(page.getByRole('status'));
  await page.goto(link);
  await page.getByRole('link', { name: 'Open that answer' }).click();
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
});

bothWays(() => {
  // Where the room was, nothing is found.
  test.use({ expectedErrors: ['/team/'] });

  test('a room is made, rated in, changed, closed and deleted', async ({ page, request }) => {
    await page.goto(routes.aboutTeamRooms);
    await press(page, 'Make a team room');
    const founder = page.url();
    const link = new URL(await page.getByLabel('Link to hand out').inputValue()).pathname;
    await answerIn({ founder, link }, request, '3', '3');
    await page.goto(link);
    await press(page, 'Send my answer');
    await expect(main(page).getByRole('alert')).toContainText('Nothing is saved yet.');
    await rate(page, 0, 1);
    await press(page, 'Send my answer');
    await expect(page.getByRole('status')).toContainText('Your answer is in.');
    const own = page.url();
    await page.goto(founder);
    await expect(main(page)).toContainText('3 people have answered.');
    await expect(main(page).getByRole('button', { name: 'Close it' })).toHaveCount(0);
    await answerIn({ founder, link }, request, '3');
    await page.goto(own);
    await rate(page, 0, 0);
    await press(page, 'Change my answer');
    await page.goto(founder);
    await press(page, 'Close it and show the ranges');
    await expect(rows(page)).toContainText(['0 to 3']);
    await page.goto(own);
    await expect(rows(page)).toContainText(['0 to 3']);
    await expect(toDelete(page)).toHaveCount(0);
    await page.goto(founder);
    await toDelete(page).click();
    await press(page, 'Delete it and start over with a new link');
    await expect(main(page)).toContainText('Nobody has answered yet.');
    expect(page.url()).not.toBe(founder);
    await toDelete(page).click();
    await press(page, 'Delete it for good');
    await expect(title(page)).toHaveText('There’s no room here');
  });
});

bothWays(() => {});

test('the kit’s free demo opens with what a room has revealed', async ({ page, request }) => {
  await page.goto((await aClosedTeamRoom(request)).link);
  await main(page).getByRole('link', { name: 'Open the demo with these ranges' }).click();
  await expect(page.locator('.said')).toContainText('Filled in from your team room: of 4 answers');
  await expect(page.getByLabel('Person 1', { exact: true })).toHaveValue('Lowest rating');
  await expect(page.locator('.headline')).toContainText('3 apart');
  await expect(page.getByRole('columnheader', { name: 'Mean', exact: true })).toHaveCount(0);
  await expect(page.locator('.result')).toContainText('the means it works out are nobody’s');
  expect(page.url()).not.toContain('#');
});
