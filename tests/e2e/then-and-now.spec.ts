import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  chooseChallenges,
  fillAbout,
  idOf,
  next,
  onResults,
  rateAll,
  send,
  submissions,
  toStep3,
} from '../support/diagnostic-page';
import { ratings } from '../support/diagnostic';
import { withoutScripts } from '../support/each-way';
import { storeResult } from '../support/suite-data';
import { expectToFit } from '../support/windows';

const KPI = 'Every KPI has changed a decision';
const comparison = (page: Page) => page.getByRole('region', { name: 'Then and now' });
const change = (page: Page, statement: string) =>
  page.getByRole('link', { name: `Change your answer: ${statement}` });
/** Unfolds the answers of the area that it is in. */
const openAnswers = (page: Page) => page.locator('.wall summary').last().press('Enter');
const kpiRating = (page: Page, value: number) =>
  page.locator(`input[name="ratings.kpiRelevance"][value="${value}"]`);

test('an answer is changed by keys, and the new result says what moved', async ({ page }) => {
  await toStep3(page);
  await rateAll(page, 'Somewhat');
  await send(page).click();
  await onResults(page);
  const first = idOf(page);
  const sent = submissions(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await openAnswers(page);
  await change(page, KPI).press('Enter');
  await expect(kpiRating(page, 2)).toBeFocused();
  await expect(kpiRating(page, 2)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('16 of 16 rated')).toBeVisible();
  await page.keyboard.press('3');
  await page.reload();
  await expect(kpiRating(page, 3)).toBeChecked();
  await expect(send(page)).toBeEnabled();
  await send(page).press('Enter');
  await onResults(page);
  expect(idOf(page)).not.toBe(first);

  await expect(comparison(page)).toContainText(/67% on .+, 69% now\. Moved up: 1\. Slipped: 0\./);
  await comparison(page).getByText('Performance Measurement').click();
  await expect(comparison(page).locator('li li').filter({ hasText: KPI })).toContainText(
    'Somewhat then, Excellent now',
  );
  expect(sent.map((request) => (request.postDataJSON() as { follows?: string }).follows)).toEqual([first]);
  expect(asked.filter((url) => url.includes('then='))).toEqual([]);
  expect(await page.content()).not.toContain(first);
});

test('the calendar file has both days, and links without an id', async ({ page, request }) => {
  const id = await storeResult(request, ratings(2));
  await page.goto(`/diagnostic/results/${id}`);
  await page.getByRole('heading', { name: 'Remind me' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a calendar file' }).press('Enter');
  const text = (await readFile(await (await saved).path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('/diagnostic#then=2222222222222222&');
  expect(text).not.toContain(id);
  for (const link of await page.getByRole('link', { name: 'Google Calendar' }).all())
    expect(await link.getAttribute('href')).not.toMatch(new RegExp(`2222|${id}`));
});

withoutScripts(() => {
  test('an answer is changed by a form that brings the ratings', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, ratings(2))}`);
    const result = page.url();
    await page.getByRole('button', { name: 'Take Assessment Again' }).click();
    await expect(page.getByText('You’ll see your result beside the one from')).toBeVisible();
    await fillAbout(page);
    await next(page).click();
    await chooseChallenges(page, 'Team & Delegation');
    await next(page).click();
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);

    await page.goto(result);
    await openAnswers(page);
    await page.getByRole('button', { name: `Change your answer: ${KPI}` }).click();
    await fillAbout(page);
    await next(page).click();
    await chooseChallenges(page, 'Team & Delegation');
    await next(page).click();
    await expect(kpiRating(page, 2)).toBeChecked();
    await page.locator('label', { has: kpiRating(page, 3) }).click();
    await expectToFit(page);
    await send(page).click();
    await expect(comparison(page)).toContainText('Moved up: 1. Slipped: 0.');
  });
});
