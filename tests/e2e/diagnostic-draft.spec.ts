import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  challenge,
  chooseChallenges,
  fillAbout,
  leaveADraft,
  next,
  openDetails,
  onResults,
  previous,
  rating,
  sendAsTheyAre,
  statements,
  stepHeading,
  textbox,
  toStep1,
  formIsAlive,
} from '../support/diagnostic-page';
import { expectToast } from '../support/toast';

const question = (page: Page) => page.getByRole('group', { name: 'Continue or start over?' });
const resume = (page: Page) => question(page).getByRole('button', { name: 'Continue' });
const startOver = (page: Page) => question(page).getByRole('button', { name: 'Start over' });
const keptIn = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const atTheTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Everything there is to read in a page, what stands in its fields included. */
const everythingIn = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, select')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );

const ALL = {
  'First name': 'Adalbert',
  'Last name': 'Quistorp',
  Email: 'adalbert@example.com',
  Phone: '555 0100',
  Company: 'Quistorp Ltd',
  Role: 'founder',
  'Company size': '6-20 employees',
};
const CONTACT = ['First name', 'Last name', 'Email', 'Phone', 'Company'] as const;

test('a reload of step 3 keeps everything, without asking', async ({ page }) => {
  await leaveADraft(page);
  await page.reload();
  await expect(stepHeading(page, 3)).toBeVisible();
  await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
  await expect(page.getByText('1 of 16 rated')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await previous(page).click();
  await expect(challenge(page, 'Team & Delegation')).toBeChecked();
  await previous(page).click();
  await expect(textbox(page, 'First name')).toHaveValue('Ada');
});

test('Back and Forward move by step and lose nothing', async ({ page }) => {
  await leaveADraft(page);
  await page.goBack();
  await expect(stepHeading(page, 2)).toBeVisible();
  await expect(challenge(page, 'Team & Delegation')).toBeChecked();
  await page.goBack();
  await expect(stepHeading(page, 1)).toBeVisible();
  await expect(textbox(page, 'Email')).toHaveValue('ada@example.com');
  await page.goForward();
  await page.goForward();
  await expect(stepHeading(page, 3)).toBeVisible();
  await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
});

test('Next and Previous put the page at its top and the focus on the heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await toStep1(page);
  await fillAbout(page);
  await toTheEnd(page);
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  await atTheTop(page);
  await toTheEnd(page);
  await previous(page).click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await atTheTop(page);
});

test('a new visit in the same tab asks whether to continue', async ({ page }) => {
  await leaveADraft(page, ALL);
  await page.goto('/diagnostic');
  await expect(question(page)).toBeVisible();
  const everything = await everythingIn(page);
  for (const label of CONTACT) expect(everything).not.toContain(ALL[label]);
});

test.describe('a new visit in another tab, the day after', () => {
  let later: Page;
  test.beforeEach(async ({ page, context }) => {
    await context.clock.setFixedTime('2025-06-30T12:00:00');
    await leaveADraft(page, ALL);
    await context.clock.setFixedTime('2025-07-01T08:00:00');
    later = await context.newPage();
  });

  test('goes on where the earlier one ended, after Continue', async () => {
    await later.goto('/diagnostic');
    await resume(later).click();
    await expect(stepHeading(later, 3)).toBeFocused();
    await expect(rating(statements(later).first(), 'Excellent')).toBeChecked();
    await previous(later).click();
    await expect(challenge(later, 'Team & Delegation')).toBeChecked();
    await previous(later).click();
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue(ALL[label]);
  });

  test('begins anew after Start over, and the draft is deleted', async () => {
    await later.goto('/diagnostic');
    await startOver(later).click();
    await expectToast(later, 'Started over', 'We deleted all your answers from this browser.');
    expect(await keptIn(later)).toEqual([]);
    await expect(question(later)).toHaveCount(0);
    await openDetails(later);
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue('');
    await expect(next(later)).toBeEnabled();
  });
});

test.describe('Start over in the form', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Start over' });

  test('asks first, and deletes everything when told to', async ({ page }) => {
    await leaveADraft(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await dialog(page).getByRole('button', { name: 'Start over' }).click();
    await expectToast(page, 'Started over', 'We deleted all your answers from this browser.');
    await expect(stepHeading(page, 1)).toBeVisible();
    await expect(textbox(page, 'First name')).toHaveValue('');
    expect(await keptIn(page)).toEqual([]);
    await page.reload();
    await formIsAlive(page);
    await expect(question(page)).toHaveCount(0);
  });
});

test.describe('once sent, the answers', () => {
  const clear = (page: Page) => page.getByRole('button', { name: 'Clear from this browser' });
  test.beforeEach(async ({ page }) => {
    await leaveADraft(page, ALL);
    await sendAsTheyAre(page);
    await onResults(page);
  });

  test('go with a button on the results page', async ({ page }) => {
    const named = page.getByRole('region', { name: 'You also named' });
    await expect(named).toContainText('Team & Delegation: Hand over one result');
    await clear(page).click();
    await expect(named).toHaveCount(0);
    await expect(
      page.getByText('Your answers are gone from this browser. Your report stays where it is.'),
    ).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(ALL['First name']);
    await toStep1(page);
    await expect(question(page)).toHaveCount(0);
    await expect(textbox(page, 'First name')).toHaveValue('');
  });
});

test("with the browser's storage switched off the form says so and works", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await toStep1(page);
  await textbox(page, 'First name').fill('Ada');
  await expectToast(page, 'Not saved', 'This browser won’t let us save your answers. Finish in one sitting.');
  await fillAbout(page);
  await next(page).click();
  await chooseChallenges(page, 'Team & Delegation');
  await next(page).click();
  await sendAsTheyAre(page);
  await onResults(page);
});
