import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  challenge,
  chooseChallenges,
  companySize,
  complaint,
  fillAbout,
  formIsAlive,
  held,
  next,
  onResults,
  previous,
  rateAll,
  send,
  someEmail,
  stepHeading,
  textbox,
} from '../support/diagnostic-page';
import { withoutScripts } from '../support/each-way';

const SCRIPTS = '**/*.js';

// With its script: diagnostic-story.spec.ts, toasts.spec.ts.
withoutScripts(() => {
  test.beforeEach(({ page }) => page.goto('/diagnostic'));

  test('the whole way leads to the result, and into no address or cookie', async ({ page, context }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const email = someEmail();
    await fillAbout(page, {
      Email: email,
      Company: 'Quist & "Daughters"',
      'Company size': '2-5 employees',
    });
    await next(page).click();
    await expect(stepHeading(page, 2)).toBeFocused();
    await chooseChallenges(page, 'Team & Delegation', 'Mindset & Focus');
    await next(page).click();
    await expect(stepHeading(page, 3)).toBeFocused();
    await rateAll(page, 'Somewhat');
    await send(page).click();
    await onResults(page);
    await expect(page.getByText('67%', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Prepared for Ada Quist')).toBeVisible();
    expect(addresses.filter((address) => /Ada|Quist|example\.com|@|%40/.test(address))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('what is wrong or missing is said beside its field, and what was typed stays', async ({ page }) => {
    await fillAbout(page, { 'Last name': 'Q', Email: 'ada@', Role: 'CEO' });
    await next(page).click();
    await complaint(textbox(page, 'Last name'), 'Last name must be at least 2 characters');
    await complaint(textbox(page, 'Email'), 'Invalid email address');
    await expect(textbox(page, 'Email')).toHaveValue('ada@');
    await expect(textbox(page, 'Role')).toHaveValue('CEO');
    await textbox(page, 'Email').fill('');
    await textbox(page, 'Last name').press('Enter');
    await expect(page.getByText('Please fill in your first name, last name, and email')).toBeVisible();
    await fillAbout(page, { Email: someEmail() });
    await next(page).click();
    await expect(stepHeading(page, 2)).toBeVisible();
    await next(page).click();
    await expect(page.getByText('Please select at least one challenge to continue.')).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Current Business Challenges' }),
    ).toHaveAccessibleDescription('Select at least one challenge');
  });
});

test.describe('while its script is on the way', () => {
  /** Scripts wait until they are let through. */
  async function slowly(page: Page, path = '/diagnostic'): Promise<() => void> {
    const open = await held(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    return open;
  }

  test('what is typed stays when it arrives, and goes on as the form that it brings', async ({ page }) => {
    const arrive = await slowly(page);
    await fillAbout(page, { Email: someEmail(), 'Company size': '50+ employees' });
    const box = page.getByRole('checkbox', { name: 'newsletter' });
    await expect(box).not.toBeChecked();
    await box.check();
    arrive();
    await formIsAlive(page);
    await expect(textbox(page, 'First name')).toHaveValue('Ada');
    await expect(companySize(page)).toHaveValue('50+ employees');
    await expect(box).toBeChecked();
    await next(page).click();
    await expect(stepHeading(page, 2)).toBeFocused();
    await expect(page).toHaveURL('/diagnostic?step=2');
  });

  test('a step that was sent without it goes on with it, and is led back through', async ({ page }) => {
    const arrive = await slowly(page);
    await fillAbout(page, { Email: someEmail(), Company: 'Quist' });
    arrive();
    await page.route(SCRIPTS, (route) => route.continue());
    await page.evaluate(() => document.querySelector('form')!.submit());
    await expect(page).toHaveURL('/diagnostic?step=2');
    await chooseChallenges(page, 'Mindset & Focus');
    await page.reload();
    await expect(challenge(page, 'Mindset & Focus')).toBeChecked();
    await previous(page).click();
    await expect(textbox(page, 'Company')).toHaveValue('Quist');
  });
});
