import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  answerSending,
  chooseChallenges,
  next,
  onResults,
  rateAll,
  rating,
  send,
  sendAsTheyAre,
  statements,
  stepHeading,
  submissions,
  toStep2,
  toStep3,
  unratedQuestion,
} from '../support/diagnostic-page';

const reason = (page: Page) => page.getByRole('main').getByRole('alert');

test('a second tap where Next was does nothing until the step has stood for a moment', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const sent = submissions(page);
  await toStep2(page);
  await chooseChallenges(page, 'Team & Delegation');
  await expect(next(page)).toBeEnabled();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const tap = await tapper(page, next(page));
  await tap();
  await expect(stepHeading(page, 3)).toBeFocused();
  await tap();
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(700);
  await expect(send(page)).toBeEnabled();
  await expect(unratedQuestion(page)).toBeHidden();
  expect(sent).toEqual([]);
});

/** Taps a place on the screen, whatever stands there by then. */
async function tapper(page: Page, there: Locator): Promise<() => Promise<void>> {
  const box = await there.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('Enter on a rating does not send', async ({ page }) => {
  const sent = submissions(page);
  await toStep3(page);
  await rateAll(page, 'Poor');
  await expect(send(page)).toBeEnabled();
  await rating(statements(page).last(), 'Poor').press('Enter');
  await expect(page.getByText('16 of 16 rated')).toBeVisible();
  await send(page).click();
  await onResults(page);
  expect(sent).toHaveLength(1);
});

test('a form with unrated statements asks before it is sent, and leads to each of them', async ({ page }) => {
  const sent = submissions(page);
  await toStep3(page);
  const [first, second] = await statements(page).all();
  await rating(first!, 'Excellent').check();
  await expect(first!).not.toHaveAccessibleName(/Not rated yet/);
  await expect(second!).toHaveAccessibleName(/Not rated yet$/);
  await expect(page.getByText('Statements you haven’t rated count as Not in Place.')).toBeVisible();
  await send(page).click();
  const question = unratedQuestion(page);
  await expect(question).toHaveAccessibleName('15 of 16 not rated yet');
  await expect(question.getByRole('listitem')).toHaveCount(15);
  await question.getByRole('listitem').nth(6).getByRole('button').click();
  await expect(question).toBeHidden();
  await expect(rating(statements(page).nth(7), 'Not in Place')).toBeFocused();
  expect(sent).toEqual([]);
  await sendAsTheyAre(page);
  await onResults(page);
  await expect(page.getByText('Not rated: 15 of 16.')).toBeVisible();
});

test('a call that takes 15 seconds says so and can be ended', async ({ page }) => {
  await toStep3(page);
  await rateAll(page, 'Poor');
  await answerSending(page, () => new Promise(() => {}));
  await page.clock.install();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Generating Report...' })).toBeVisible();
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(reason(page)).toHaveText(
    'You stopped waiting. Your answers are safe, and sending them again still makes one report.',
  );
  await expect(reason(page)).toBeFocused();
  await expect(send(page)).toBeEnabled();
});
