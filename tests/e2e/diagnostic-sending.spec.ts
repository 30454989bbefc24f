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
