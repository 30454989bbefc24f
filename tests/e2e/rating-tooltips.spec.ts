import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { rating, statements, stepHeading, toStep3 } from '../support/diagnostic-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const SOMEWHAT = 'We do it, but it slips in busy weeks.';

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

  test('the best rating says what it looks like for this statement', async ({ page }) => {
    await rating(statements(page).nth(9), 'Excellent').hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText(
      'One rule that everyone uses. Last week’s conflicts were settled without asking the founder.',
    );
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

test('a switch shows what Excellent looks like for every statement', async ({ page }) => {
  await toStep3(page);
  const best = page.getByText('One rule that everyone uses.');
  await expect(best).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).check();
  await expect(best).toBeVisible();
});
