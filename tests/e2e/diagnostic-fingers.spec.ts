import type { Locator, Page } from '@playwright/test';
import { expect, nightlyUnless, test } from '../support/browser';
import {
  answerSending,
  challenge,
  chooseChallenges,
  fillAbout,
  next,
  onResults,
  rateAll,
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
  unratedQuestion,
} from '../support/diagnostic-page';
import { closeToast, expectToast, expectToastGoes, toast } from '../support/toast';

const reason = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('a second tap where Next was', () => {
  for (const width of [360, 768, 1440]) {
    test(`does nothing at ${width} px until the step has stood for a moment${nightlyUnless(width === 360)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
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
  }

  test('in step 1 goes on once, without a word', async ({ page }) => {
    await toStep1(page);
    await fillAbout(page);
    await next(page).dblclick();
    await expect(stepHeading(page, 2)).toBeVisible();
    await expect(next(page)).toBeEnabled();
    await expect(toast(page)).toHaveCount(0);
    await page.goBack();
    await expect(stepHeading(page, 1)).toBeVisible();
  });
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
  await rating(statements(page).first(), 'Excellent').check();
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
});

test('once agreed to, a sending that failed is tried again without asking', async ({ page }) => {
  await toStep3(page);
  await answerSending(page, (route) => route.fulfill({ status: 201, json: {} }));
  await sendAsTheyAre(page);
  await expect(reason(page)).toBeFocused();
  await page.unroute('**/api/assessments');
  await send(page).click();
  await onResults(page);
});

test.describe('a proxy answers with a page of its own', () => {
  test.use({ expectedErrors: ['502 (Bad Gateway)'], viewport: { width: 360, height: 640 } });

  test('and button and toast stay at hand', async ({ page }) => {
    await toStep3(page);
    const body = `<html><head><title>502</title></head><body>${'<p>Bad gateway</p>\n'.repeat(200)}</body></html>`;
    await answerSending(page, (route) => route.fulfill({ status: 502, contentType: 'text/html', body }));
    await sendAsTheyAre(page);
    await expect(reason(page)).toHaveText(
      'Something between you and our site answered instead. Your answers are safe. Try again in a minute.',
    );
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(toast(page)).toContainText('Failed to submit assessment: 502: <html>');
    await expect(closeToast(page)).toBeInViewport({ ratio: 1 });
    await expect(closeToast(page)).toHaveAttribute('data-tooltip', 'Close');
  });
});

for (const width of [360, 768, 1440])
  test.describe(`an error toast at ${width} px${nightlyUnless(width === 360)}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('covers neither button nor message, wherever the page is scrolled to', async ({ page }) => {
      await toStep3(page);
      await answerSending(page, (route) => route.fulfill({ status: 201, json: {} }));
      await sendAsTheyAre(page);
      await expect(toast(page)).toBeVisible();
      await closeToast(page).focus(); // so that it stays
      for (const to of ['end', 'start'] as const) {
        await page.evaluate((to) => window.scrollTo(0, to === 'end' ? document.body.scrollHeight : 0), to);
        for (const part of [send(page), reason(page)])
          await expect
            .poll(async () => overlap(await toast(page).boundingBox(), await part.boundingBox()))
            .toBe(0);
      }
    });
  });

for (const [width, height] of [
  [390, 844],
  [390, 400],
  [320, 568],
] as const)
  test(`a toast covers neither the field that it is about nor its complaint, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shown = toast(page).and(page.locator('[data-removed="false"]'));
    const about = async (title: string, field: Locator, complaint = field) => {
      await expect(shown).toContainText(title);
      await expect(field).toBeFocused();
      for (const part of [field, complaint]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => overlap(await shown.boundingBox(), await part.boundingBox())).toBe(0);
      }
    };
    await toStep1(page);
    await next(page).click();
    await about(
      'Required Fields',
      textbox(page, 'First name'),
      page.getByText('First name must be at least 2 characters'),
    );
    await fillAbout(page, { Email: '' });
    await next(page).click();
    await about('Required Fields', textbox(page, 'Email'), page.getByText('Invalid email address'));
    await fillAbout(page);
    await next(page).click();
    await expect(stepHeading(page, 2)).toBeFocused();
    await next(page).click();
    await about('Selection Required', challenge(page, 'Vision & Strategic Clarity'));
    await chooseChallenges(page, 'Team & Delegation');
    await next(page).click();
    await expect(statements(page)).toHaveCount(16);
    const last = rating(statements(page).last(), 'Poor');
    await last.evaluate((radio: HTMLInputElement) => {
      radio.setAttribute('value', '9');
      radio.click();
      radio.form?.requestSubmit();
    });
    await about('Assessment Incomplete', rating(statements(page).last(), 'Not in Place'));
  });

type Box = { x: number; y: number; width: number; height: number } | null;

/** In square pixels; what is not there covers nothing, and is an error. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) throw new Error('Nothing is there to be covered.');
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

test.describe('without a network', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('the first toast of a visit is there all the same', async ({ page, context }) => {
    const code = page.waitForResponse((response) => response.url().includes('/_next/static/'));
    await toStep3(page);
    await code;
    await rateAll(page, 'Poor');
    // All that the first input has begun to load is there.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expectToast(page, 'Error', 'Failed to submit assessment: Failed to fetch');
    await expect(reason(page)).toHaveText('Your answers are safe. Send them when you’re back online.');
  });
});

test('an error toast goes when what it says is solved', async ({ page }) => {
  await toStep1(page);
  await next(page).click();
  await expect(toast(page)).toContainText('Required Fields');
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await textbox(page, 'First name').fill('Ada');
  await textbox(page, 'Last name').fill('Quist');
  await expect(toast(page)).toHaveAttribute('data-removed', 'false');
  await textbox(page, 'Email').fill('ada@example.com');
  await page.clock.runFor(500);
  await expectToastGoes(page);
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

test.describe('a page of the site', () => {
  test('begins at its top at once', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test('is at its top again after its own logo', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').locator('a[href="/"]').first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is one Back away from a panel that was opened in it', async ({ page }) => {
    await page.goto('/testimonials');
    await page.goto('/');
    const opener = page.locator('main a[href^="#"]').first();
    await opener.click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/testimonials$/);
  });
});
