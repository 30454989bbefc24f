import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  answerSending,
  attemptKey,
  challenge,
  companySize,
  complaint,
  fillAbout,
  leaveADraft,
  next,
  onResults,
  send,
  sendAsTheyAre,
  stepHeading,
  submissions,
  textbox,
  toStep1,
  toStep3,
} from '../support/diagnostic-page';
import {
  expectToast,
  expectToastBeside,
  expectToastStays,
  closeToast,
  expectToastGoes,
  notifications,
  toast,
} from '../support/toast';

for (const height of [844, 400])
  test(`a toast covers neither its field nor the complaint, 390 by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    const beside = async (field: Locator, complaint = field) => {
      await expect(field).toBeFocused();
      await expectToastStays(page);
      await expectToastBeside(page, field, complaint);
    };
    await toStep1(page);
    await next(page).click();
    await expectToast(
      page,
      'Required Fields',
      'Please fill in your first name, last name, and email to continue.',
    );
    await beside(textbox(page, 'First name'), page.getByText('First name must be at least 2 characters'));
    await fillAbout(page, { Email: '' });
    await next(page).click();
    await beside(textbox(page, 'Email'), page.getByText('Invalid email address'));
    await fillAbout(page);
    await next(page).click();
    await expect(stepHeading(page, 2)).toBeFocused();
    await next(page).click();
    await beside(challenge(page, 'Vision & Strategic Clarity'));
  });

test('a name that is gone when sending says Missing Information and leads to it', async ({ page }) => {
  await toStep3(page);
  await page.goBack();
  await page.goBack();
  await textbox(page, 'First name').fill('');
  await page.goForward();
  await page.goForward();
  await send(page).click();
  await expectToast(
    page,
    'Missing Information',
    'Please ensure first name, last name, and email are filled out.',
  );
  await expect(textbox(page, 'First name')).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('the page says that the answers are safe, and they are', async ({ page, context }) => {
    await leaveADraft(page);
    await send(page).hover();
    await context.setOffline(true);
    await sendAsTheyAre(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Your answers are safe. Send them when you’re back online.',
    );
    await context.setOffline(false);
    await send(page).click();
    await onResults(page);
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)'] });

  test('the toast says why, and the answers are sent again with the same Idempotency-Key', async ({
    page,
  }) => {
    const sent = submissions(page);
    await toStep3(page);
    await page.route('**/api/assessments', (route) => route.fulfill({ status: 500, body: 'boom' }), {
      times: 1,
    });
    await sendAsTheyAre(page);
    await expectToast(page, 'Error', 'Failed to submit assessment: 500: boom');
    await send(page).click();
    await onResults(page);
    expect(sent).toHaveLength(2);
    expect(attemptKey(sent[0])).toMatch(/^[\w-]{22,}$/);
    expect(attemptKey(sent[1])).toBe(attemptKey(sent[0]));
  });
});

test.describe('the server refuses a field', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] });

  test('and the form leads to it and says why', async ({ page }) => {
    await toStep3(page);
    const json = { message: 'Some fields need another look.', fields: { companySize: 'Choose a size' } };
    await answerSending(page, (route) => route.fulfill({ status: 400, json }));
    await sendAsTheyAre(page);
    await expect(companySize(page)).toBeFocused();
    await complaint(companySize(page), 'Choose a size');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Some fields need another look.');
  });
});

/**
 * A toast that appears now, on a clock that goes on only when told to. Next on an empty step is the shortest
 * way to one.
 */
async function aToast(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-06-30T09:00:00' });
  await toStep1(page);
  await next(page).click(); // the first toast also loads the code that shows them
  await expect(toast(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await next(page).click();
  await page.clock.runFor(1);
}

test('F8 leads to the toasts, and a toast with the focus stays', async ({ page }) => {
  await aToast(page);
  await page.keyboard.press('F8');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(closeToast(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.getByRole('main').focus();
  await page.clock.runFor(5050);
  await expectToastGoes(page);
});

test('a toast goes after 5 seconds, and waits under the pointer', async ({ page }) => {
  await aToast(page);
  await page.clock.runFor(4900);
  await expectToastStays(page);
  await closeToast(page).hover();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5050);
  await expectToastGoes(page);
});

test('the diagnostic prints its words, and nothing that covers them', async ({ page }) => {
  await toStep1(page);
  await next(page).click();
  await expect(toast(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('progressbar'), next(page), toast(page)])
    await expect(part).toBeHidden();
  await expect(textbox(page, 'First name')).toBeVisible();
});
