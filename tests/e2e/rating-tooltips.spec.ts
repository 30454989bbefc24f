import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { rating, statements, toStep3 } from '../support/diagnostic-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const SOMEWHAT = 'We do it, but it slips in busy weeks.';

test('a switch shows what Excellent looks like, and a rating reached by keyboard says what it means', async ({
  page,
}) => {
  await toStep3(page);
  const statement = statements(page).first();
  await page.getByText('How to rate').click();
  const best = page.getByText('One rule that everyone uses.');
  await expect(best).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).press('Space');
  await expect(best).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('We don’t do this.');
  await page.keyboard.press('2');
  await expect(tooltip(page)).toHaveText(SOMEWHAT);
  await expect(rating(statement, 'Somewhat')).toHaveAccessibleDescription(SOMEWHAT);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(rating(statement, 'Somewhat')).toBeChecked();
});
