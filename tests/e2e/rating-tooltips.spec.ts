import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { rating, statements, stepHeading, toStep3 } from '../support/diagnostic-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const SOMEWHAT = 'We do it, but it slips in busy weeks.';
const POOR = 'It exists on paper, or in one person’s head.';

test.describe('under the pointer @nightly', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2025-06-30T09:00:00' });
    await toStep3(page);
    await page.clock.pauseAt('2025-06-30T10:00:00');
    await untilFetched(page);
    await leave(page);
    await page.clock.runFor(1000);
  });

  test('a rating says what it means after 700 ms, and no sooner', async ({ page }) => {
    const somewhat = rating(statements(page).first(), 'Somewhat');
    await somewhat.hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(60);
    await expect(tooltip(page)).toHaveText(SOMEWHAT);
    await expect(somewhat).toHaveAccessibleDescription(SOMEWHAT);
  });

  test('the next rating says it at once within 300 ms, and waits again after that', async ({ page }) => {
    const statement = statements(page).first();
    await rating(statement, 'Somewhat').hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toBeVisible();
    await leave(page);
    await page.clock.runFor(250);
    await rating(statement, 'Poor').hover();
    await expect(tooltip(page)).toHaveText(POOR);
    await leave(page);
    await page.clock.runFor(350);
    await rating(statement, 'Somewhat').hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(60);
    await expect(tooltip(page)).toHaveText(SOMEWHAT);
  });

  test('a pointer that leaves in time sees nothing', async ({ page }) => {
    await rating(statements(page).first(), 'Somewhat').hover();
    await page.clock.runFor(600);
    await stepHeading(page, 3).hover();
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toBeHidden();
  });

  test('the best rating says what it looks like for this statement', async ({ page }) => {
    await rating(statements(page).nth(9), 'Excellent').hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText(
      'One rule that everyone uses. Last week’s conflicts were settled without asking the founder.',
    );
  });

  test('Escape closes it', async ({ page }) => {
    await rating(statements(page).first(), 'Somewhat').hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });

  /** What makes tooltips is fetched when the pointer first reaches one: until it is there, no time counts. */
  async function untilFetched(page: Page): Promise<void> {
    await rating(statements(page).first(), 'Somewhat').hover();
    await expect(async () => {
      await page.clock.runFor(700);
      await expect(tooltip(page)).toBeVisible({ timeout: 100 });
    }).toPass();
  }

  /** Off to where no tooltip is, until the one that was open has closed. */
  async function leave(page: Page): Promise<void> {
    await stepHeading(page, 3).hover();
    await page.clock.runFor(120);
    await expect(tooltip(page)).toBeHidden();
  }
});

test('a rating reached with the keyboard says at once what it means', async ({ page }) => {
  await toStep3(page);
  const statement = statements(page).first();
  await page.getByText('How to rate').click();
  await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('We don’t do this.');
  await page.keyboard.press('2');
  await expect(tooltip(page)).toHaveText(SOMEWHAT);
  await expect(rating(statement, 'Somewhat')).toHaveAccessibleDescription(SOMEWHAT);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(rating(statement, 'Somewhat')).toBeChecked();
});

test('what the keyboard opened stays while the pointer moves about elsewhere', async ({ page }) => {
  await toStep3(page);
  await page.getByText('How to rate').click();
  await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await stepHeading(page, 3).hover();
  await page.mouse.move(10, 10);
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toHaveText('We don’t do this.');
});

test('a switch shows what Excellent looks like for every statement', async ({ page }) => {
  await toStep3(page);
  const best = page.getByText('One rule that everyone uses.');
  await expect(best).toBeHidden();
  await page.getByText('How to rate').click();
  await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).check();
  await expect(best).toBeVisible();
});
