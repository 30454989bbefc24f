import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  attemptKey,
  idOf,
  leaveADraft,
  onResults,
  rateAll,
  send,
  sendAsTheyAre,
  someEmail,
  stepHeading,
  submissions,
  toStep3,
  answerSending,
  chooseChallenges,
  next,
  rating,
  statements,
  toStep2,
  unratedQuestion,
} from '../support/diagnostic-page';
import { countStored } from '../support/suite-data';

test('a double click on Get My Results makes one call and one record', async ({ page }) => {
  const email = someEmail();
  const sent = submissions(page);
  await toStep3(page, { Email: email });
  await rateAll(page, 'Somewhat');
  await send(page).dblclick();
  await onResults(page);
  expect(sent).toHaveLength(1);
  expect(await countStored(email)).toBe(1);
});

test('two tabs with the same answers make one record', async ({ page, context }) => {
  const email = someEmail();
  const sent = submissions(context);
  await leaveADraft(page, { Email: email });
  const other = await context.newPage();
  await other.goto('/diagnostic');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(stepHeading(other, 3)).toBeVisible();
  await Promise.all([sendAsTheyAre(page), sendAsTheyAre(other)]);
  await Promise.all([onResults(page), onResults(other)]);
  expect(sent).toHaveLength(2);
  expect(attemptKey(sent[1])).toBe(attemptKey(sent[0]));
  expect(idOf(other)).toBe(idOf(page));
  expect(await countStored(email)).toBe(1);
});

test('the report that is ticked in step 3 is asked for, and the results know of it', async ({ page }) => {
  await toStep3(page, { Email: someEmail() });
  await rateAll(page, 'Somewhat');
  const box = page.getByRole('checkbox', { name: 'Email me the full report' });
  await expect(box).not.toBeChecked();
  await box.check();
  const asked = page.waitForRequest('**/api/schedule-clarity-call');
  await send(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ wanted: 'report' });
  await page.waitForURL(/\?report=queued$/);
  await expect(page.getByText('Your report is on its way').first()).toBeVisible();
});

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
