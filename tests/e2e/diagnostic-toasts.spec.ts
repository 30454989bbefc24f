import { expect, test } from '../support/browser';
import {
  answerSending,
  attemptKey,
  challenge,
  companySize,
  complaint,
  leaveADraft,
  next,
  onResults,
  previous,
  rating,
  send,
  sendAsTheyAre,
  statements,
  stepHeading,
  submissions,
  textbox,
  toStep1,
  toStep2,
  toStep3,
} from '../support/diagnostic-page';
import { expectToast, toast } from '../support/toast';

test('Next on an empty step 1 says Required Fields', async ({ page }) => {
  await toStep1(page);
  await next(page).click();
  await expectToast(
    page,
    'Required Fields',
    'Please fill in your first name, last name, and email to continue.',
  );
  await expect(textbox(page, 'First name')).toBeFocused();
});

test('blanks alone are no name', async ({ page }) => {
  await toStep1(page);
  await textbox(page, 'First name').fill('   ');
  await textbox(page, 'Last name').fill('Quist');
  await textbox(page, 'Email').fill('ada@example.com');
  await next(page).click();
  await expect(toast(page)).toContainText('Required Fields');
  await expect(textbox(page, 'First name')).toBeFocused();
});

test('Next on step 2 with nothing chosen says Selection Required', async ({ page }) => {
  await toStep2(page);
  await next(page).click();
  await expectToast(page, 'Selection Required', 'Please select at least one challenge to continue.');
  await expect(stepHeading(page, 2)).toBeVisible();
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

test('challenges that are gone when sending say Missing Challenges and lead to step 2', async ({ page }) => {
  await toStep3(page);
  await page.goBack();
  await challenge(page, 'Team & Delegation').uncheck();
  await page.goForward();
  await send(page).click();
  await expectToast(page, 'Missing Challenges', 'Please select at least one challenge.');
  await expect(challenge(page, 'Vision & Strategic Clarity')).toBeFocused();
});

test('a rating that is none says Assessment Incomplete and leads to it', async ({ page }) => {
  await toStep3(page);
  await expect(send(page)).toBeEnabled();
  const statement = statements(page).nth(5);
  // At once: the page gives the radio button its own value back when it draws it again.
  await rating(statement, 'Poor').evaluate((radio: HTMLInputElement) => {
    radio.setAttribute('value', '9');
    radio.click();
    radio.form?.requestSubmit();
  });
  await expectToast(page, 'Assessment Incomplete', 'Please rate all sections before submitting.');
  await expect(rating(statement, 'Not in Place')).toBeFocused();
});

const FAILURES = [
  { why: 'with a body', answer: { status: 500, body: 'boom' }, message: '500: boom' },
  { why: 'without a body', answer: { status: 500, body: '' }, message: '500: Internal Server Error' },
];
for (const { why, answer, message } of FAILURES) {
  test.describe(`the server fails ${why}`, () => {
    test.use({ expectedErrors: ['500 (Internal Server Error)'] });

    test(`and the toast says "${message}"`, async ({ page }) => {
      await toStep3(page);
      await answerSending(page, (route) => route.fulfill(answer));
      await sendAsTheyAre(page);
      await expectToast(page, 'Error', `Failed to submit assessment: ${message}`);
    });
  });
}

test.describe('the network fails', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('and the toast and the page say so', async ({ page }) => {
    await toStep3(page);
    await answerSending(page, (route) => route.abort());
    await sendAsTheyAre(page);
    await expectToast(page, 'Error', 'Failed to submit assessment: Failed to fetch');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'We didn’t hear back from our site. Your answers are safe. Check your connection and try again.',
    );
  });
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

test('an answer without an id says so', async ({ page }) => {
  await toStep3(page);
  await answerSending(page, (route) => route.fulfill({ status: 201, json: {} }));
  await sendAsTheyAre(page);
  await expectToast(page, 'Error', 'Assessment was created but no ID was returned.');
  await expect(send(page)).toBeEnabled();
});

test.describe('after a failure', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)'] });

  test('the reason stands in the page too, and the button can be pressed again', async ({ page }) => {
    await toStep3(page);
    await answerSending(page, (route) => route.fulfill({ status: 500, body: 'boom' }));
    await sendAsTheyAre(page);
    const reason = page.getByRole('main').getByRole('alert');
    await expect(reason).toHaveText(
      'Something between you and our site answered instead. Your answers are safe. Try again in a minute.',
    );
    await expect(reason).toBeFocused();
    await expect(send(page)).toBeEnabled();
  });

  test('the same answers are sent with the same Idempotency-Key', async ({ page }) => {
    const sent = submissions(page);
    await toStep3(page);
    await page.route('**/api/assessments', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await sendAsTheyAre(page);
    await expect(toast(page)).toBeVisible();
    await send(page).click();
    await onResults(page);
    expect(sent).toHaveLength(2);
    expect(attemptKey(sent[0])).toMatch(/^[\w-]{22,}$/);
    expect(attemptKey(sent[1])).toBe(attemptKey(sent[0]));
  });

  test('changed answers are sent with a new Idempotency-Key', async ({ page }) => {
    const sent = submissions(page);
    await toStep3(page);
    await page.route('**/api/assessments', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await sendAsTheyAre(page);
    await expect(toast(page)).toBeVisible();
    await rating(statements(page).first(), 'Excellent').check();
    await sendAsTheyAre(page);
    await onResults(page);
    expect(sent).toHaveLength(2);
    expect(attemptKey(sent[1])).toMatch(/^[\w-]{22,}$/);
    expect(attemptKey(sent[1])).not.toBe(attemptKey(sent[0]));
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

  test('and a refused name leads to the first name', async ({ page }) => {
    await toStep3(page);
    const json = { message: 'Some fields need another look.', fields: { name: 'Name is too long' } };
    await answerSending(page, (route) => route.fulfill({ status: 400, json }));
    await sendAsTheyAre(page);
    await expect(textbox(page, 'First name')).toBeFocused();
    await complaint(textbox(page, 'First name'), 'Name is too long');
  });

  test('and a refused rating leads to its statement', async ({ page }) => {
    await toStep3(page);
    const json = { message: 'Some fields need another look.', fields: { progressTracking: 'Rate it anew' } };
    await answerSending(page, (route) => route.fulfill({ status: 400, json }));
    await sendAsTheyAre(page);
    const statement = statements(page).nth(7);
    await expect(rating(statement, 'Not in Place')).toBeFocused();
    await expect(statement).toHaveAccessibleDescription('Rate it anew');
  });
});

test('Previous asks for nothing, even with an answer missing', async ({ page }) => {
  await toStep2(page);
  await previous(page).click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await textbox(page, 'First name').fill('');
  await page.goForward();
  await expect(stepHeading(page, 2)).toBeFocused();
  await previous(page).click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
});
