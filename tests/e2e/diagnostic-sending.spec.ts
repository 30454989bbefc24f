import { expect, test } from '../support/browser';
import {
  answerSending,
  attemptKey,
  gate,
  idOf,
  leaveADraft,
  onResults,
  previous,
  rateAll,
  send,
  sendAsTheyAre,
  someEmail,
  stepHeading,
  submissions,
  toStep3,
} from '../support/diagnostic-page';
import { countStored } from '../support/stored-results';

test('a double click on Get My Results makes one call and one record', async ({ page }) => {
  const email = someEmail();
  const sent = submissions(page);
  await toStep3(page, { Email: email });
  await rateAll(page, 'Somewhat');
  await send(page).dblclick();
  await onResults(page);
  expect(sent).toHaveLength(1);
  expect(countStored(email)).toBe(1);
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
  expect(countStored(email)).toBe(1);
});

test('the same person again, later, makes a second record', async ({ page }) => {
  const email = someEmail();
  for (const expected of [1, 2]) {
    if (expected > 1) {
      await page.goto('/diagnostic');
      await page
        .getByRole('group', { name: 'Continue or start over?' })
        .getByRole('button', { name: 'Start over' })
        .click();
    }
    await toStep3(page, { Email: email });
    await sendAsTheyAre(page);
    await onResults(page);
    expect(countStored(email)).toBe(expected);
  }
});

test('while the answers are under way the button says so and cannot be pressed', async ({ page }) => {
  const answer = gate();
  await toStep3(page);
  await answerSending(page, async (route) => {
    await answer.passed;
    await route.continue();
  });
  await sendAsTheyAre(page);
  await expect(page.getByRole('button', { name: 'Generating Report...' })).toBeDisabled();
  await expect(previous(page)).toBeDisabled();
  await expect(send(page)).toHaveCount(0);
  answer.open();
  await onResults(page);
});

test('until the results are there, a spinner stands in place of the form', async ({ page }) => {
  await toStep3(page);
  // While another page is on its way, a test can't look at the one that is there: it looks for itself.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const main = document.querySelector('main')!;
      const spinner = Array.from(main.querySelectorAll('[role=status]')).find((one) => one.checkVisibility());
      if (spinner) sessionStorage.setItem('seen', main.innerText);
    }).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );
  await sendAsTheyAre(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Strategic Alignment Score');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toMatch(
    /^\s*Loading your results\S*\s*$/,
  );
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
