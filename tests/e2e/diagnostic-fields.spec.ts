import type { Page } from '@playwright/test';
import { expect, test, nightlyUnless } from '../support/browser';
import {
  complaint,
  fillAbout,
  next,
  previous,
  stepHeading,
  textbox,
  toStep1,
  rating,
  statements,
  toStep3,
  send,
  unratedQuestion,
} from '../support/diagnostic-page';

test('a complaint goes as soon as the field is right', async ({ page }) => {
  await toStep1(page);
  await fillAbout(page, { Email: 'ada@' });
  await next(page).click();
  await complaint(textbox(page, 'Email'), 'Invalid email address');
  await textbox(page, 'Email').fill('ada@example.com');
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
});

test('step 1 shows three fields; a wrong one of the others comes into sight, and stays', async ({ page }) => {
  await toStep1(page);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await fillAbout(page, { Phone: 'call me!' });
  await page.getByText('Add details for better advice').click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await next(page).click();
  await expect(textbox(page, 'Phone')).toBeFocused();
  await textbox(page, 'Phone').fill('');
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  await previous(page).click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
});

const tooltip = (page: Page) => page.getByRole('tooltip');
const SOMEWHAT = 'We do it, but it slips in busy weeks.';

test('a switch shows what Excellent looks like, and a rating reached by keyboard says what it means', async ({
  page,
}) => {
  await toStep3(page);
  const statement = statements(page).first();
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

for (const width of [390, 1440])
  test(`the page behind the question about unrated statements stays where it is, ${width} wide${nightlyUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await toStep3(page);
    await page.evaluate(() => scrollTo(0, 300));
    const question = unratedQuestion(page);
    await send(page).click();
    await expect(question).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    const box = (await question.boundingBox())!;
    for (const [x, y] of [
      [5, 5],
      [box.x + box.width / 2, box.y + 20],
      [box.x + box.width / 2, box.y + box.height / 2],
    ] as const) {
      await page.mouse.move(x, y);
      for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 400);
    }
    for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
