import type { Locator, Page } from '@playwright/test';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { expect, test } from '../support/browser';
import {
  challenge,
  companySize,
  formIsAlive,
  idOf,
  type Label,
  next,
  openDetails,
  onResults,
  rating,
  send,
  someEmail,
  statements,
  stepHeading,
  textbox,
} from '../support/diagnostic-page';

type Result = Record<string, unknown> & { id: string; name: string; recommendations: string[] };

/** The hero's, which is the first of those on the home page. */
const heroButton = (page: Page) => page.getByRole('link', { name: 'Take Business Diagnostic' }).first();

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('the whole way from the home page to the results, with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, heroButton(page));
  await keyboard.press('Enter');

  await expect(stepHeading(page, 1)).toBeVisible();
  await formIsAlive(page);
  await tabTo(page, textbox(page, 'First name'));
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type('Quist');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.com');
  await tabTo(page, page.getByText('Add details for better advice'));
  await keyboard.press('Enter');
  await tabTo(page, companySize(page));
  await keyboard.press('6');
  await expect(companySize(page)).toHaveValue('6-20 employees');
  await tabTo(page, next(page));
  await keyboard.press('Enter');

  await expect(stepHeading(page, 2)).toBeFocused();
  await expect(challenge(page, 'Vision & Strategic Clarity')).toBeVisible();
  await keyboard.press('Tab');
  await expect(challenge(page, 'Vision & Strategic Clarity')).toBeFocused();
  await keyboard.press('Space');
  await expect(challenge(page, 'Vision & Strategic Clarity')).toBeChecked();
  await tabTo(page, next(page));
  await keyboard.press('Space');

  await expect(stepHeading(page, 3)).toBeFocused();
  await expect(statements(page)).toHaveCount(16);
  const all = await statements(page).all();
  await tabTo(page, rating(all[0]!, 'Not in Place'));
  for (const [index, key] of ['Space', 'ArrowRight', 'ArrowLeft', '0', '1', '2', '3'].entries()) {
    if (index > 0) await keyboard.press('Tab');
    await keyboard.press(key);
  }
  for (const statement of all.slice(7)) {
    await keyboard.press('Tab');
    await keyboard.press('2');
    await expect(rating(statement, 'Somewhat')).toBeFocused();
  }
  const chosen: Label[] = [
    'Not in Place',
    'Poor',
    'Excellent',
    'Not in Place',
    'Poor',
    'Somewhat',
    'Excellent',
  ];
  for (const [index, label] of chosen.entries()) await expect(rating(all[index]!, label)).toBeChecked();
  await expect(page.getByText('16 of 16 rated')).toBeVisible();
  await tabTo(page, send(page));
  await keyboard.press('Enter');

  await onResults(page);
  // 0+1+3+0 + 1+2+3+2 + 8 + 8 = 28 of 48
  await expect(page.getByText('58%', { exact: true })).toBeVisible();
  await expect(page.getByText('Prepared for Ada Quist')).toBeVisible();
});

test('by mouse: the specified fields are sent, what is stored is shown', async ({ page }) => {
  const email = someEmail();
  await page.goto('/');
  await heroButton(page).click();
  await formIsAlive(page);
  const typed = {
    'First name': ' Ada ',
    'Last name': 'Quist',
    Email: email,
    Company: 'Quist & Daughters',
    Role: ' CEO',
    Phone: '+1 (555) 010-0100',
  };
  await openDetails(page);
  for (const [label, text] of Object.entries(typed)) {
    await textbox(page, label as keyof typeof typed).click();
    await page.keyboard.type(text);
  }
  await companySize(page).selectOption('2-5 employees');
  await next(page).click();
  await page.getByText('Mindset & Focus').click();
  await page.getByText('Sales & Revenue Growth').click();
  await next(page).click();

  const points = [3, 3, 3, 3, 2, 2, 2, 3, 1, 1, 2, 2, 0, 1, 0, 1];
  const labels = ['Not in Place', 'Poor', 'Somewhat', 'Excellent'] as const;
  await expect(statements(page)).toHaveCount(16);
  for (const [index, statement] of (await statements(page).all()).entries())
    await rating(statement, labels[points[index]!]!).click();
  const [request] = await Promise.all([page.waitForRequest('**/api/assessments'), send(page).click()]);

  const sent = request.postDataJSON() as Result;
  expect(sent).toEqual({
    name: 'Ada Quist',
    email,
    phone: '+1 (555) 010-0100',
    company: 'Quist & Daughters',
    role: 'CEO',
    companySize: '2-5 employees',
    currentChallenges: ['Sales & Revenue Growth', 'Mindset & Focus'],
    hasVisionMissionGoals: true,
    hasKeyResults: true,
    hasWeeklyPlanning: true,
    hasKPIs: true,
    ...Object.fromEntries(STATEMENT_IDS.map((id, index) => [id, points[index]])),
    overallScore: 60,
    recommendations: Array<unknown>(4).fill(expect.any(String)),
    // By no link.
    attribution: {},
  });
  expect(request.headers()).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[\w-]{22,}$/),
  });

  await onResults(page);
  const stored = (await (await page.request.get(`/api/assessments/${idOf(page)}`)).json()) as Result;
  expect(stored).toEqual({
    id: idOf(page),
    name: 'Ada Quist',
    overallScore: 60,
    recommendations: sent.recommendations,
    ...Object.fromEntries(STATEMENT_IDS.map((id, index) => [id, points[index]])),
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Strategic Alignment Score');
  await expect(page.getByText('Prepared for Ada Quist')).toBeVisible();
});
