import { expect, test } from '../support/browser';
import {
  complaint,
  fillAbout,
  next,
  previous,
  stepHeading,
  textbox,
  toStep1,
} from '../support/diagnostic-page';

test('a complaint goes as soon as the field is right', async ({ page }) => {
  await toStep1(page);
  await fillAbout(page, { Email: 'ada@' });
  await next(page).click();
  await complaint(textbox(page, 'Email'), 'Invalid email address');
  await textbox(page, 'Email').fill('ada@example.com');
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
});

test('beside a complaint, fields stay in line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await toStep1(page);
  await fillAbout(page, { 'First name': 'A', 'Last name': 'Quist' });
  await next(page).click();
  await complaint(textbox(page, 'First name'), 'First name must be at least 2 characters');
  const tops = (['First name', 'Last name'] as const).map(
    async (name) => (await textbox(page, name).boundingBox())!.y,
  );
  const [first, last] = await Promise.all(tops);
  expect(first).toBe(last);
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
