import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { expect, test } from '../support/browser';
import { aResult } from '../support/a-result';
import { CONTENT } from '../support/content-folder';

const words = loadContent(CONTENT).diagnostic.results.page.useful;
const first = (page: Page) => page.getByRole('group', { name: words.ask }).first();

/** The events of every beacon about advice that the page sends from now on. */
function beaconsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/count') return;
    const { events } = request.postDataJSON() as { events: string[] };
    sent.push(...events.filter((event) => event.startsWith('useful-')));
  });
  return sent;
}

test('one tap is counted once, the button says so and keeps the focus', async ({ page, request }) => {
  const sent = beaconsOf(page);
  await page.goto(await aResult(request));
  await first(page).getByRole('button', { name: words.answers.done }).focus();
  await page.keyboard.press('Enter');
  const said = first(page).getByRole('button', { name: `Counted: ${words.answers.done}` });
  await expect(said).toBeFocused();
  await expect(first(page).getByRole('button')).toHaveCount(1);
  await expect(first(page).getByRole('status')).toHaveText(words.thanks);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^useful-done:/);
});

test('three taps at once are one answer, and it is still there after a reload', async ({ page, request }) => {
  await page.goto(await aResult(request));
  await expect(first(page).getByRole('button')).toHaveCount(3);
  await first(page).evaluate((group) => group.querySelectorAll('button').forEach((button) => button.click()));
  const said = first(page).getByRole('button', { name: `Counted: ${words.answers.yes}` });
  await expect(said).toBeVisible();
  await page.reload();
  await expect(said).toBeVisible();
  await expect(first(page).getByRole('button')).toHaveCount(1);
  expect(
    await page.evaluate(() => sessionStorage.getItem('plumbline.counted')?.match(/useful-\w+/g)),
  ).toEqual(['useful-yes']);
});

test('whose browser asks not to be tracked is told that nothing was counted', async ({ page, request }) => {
  const sent = beaconsOf(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto(await aResult(request));
  await first(page).getByRole('button', { name: words.answers.yes }).click();
  await expect(first(page).getByRole('button', { name: `Not counted: ${words.answers.yes}` })).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked that could not be told', async ({ page, request }) => {
    await page.goto(await aResult(request));
    await expect(page.getByRole('group', { name: words.ask })).toHaveCount(0);
  });
});
