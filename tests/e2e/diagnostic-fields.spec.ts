import { expect, test } from '../support/browser';
import {
  complaint,
  fillAbout,
  next,
  openDetails,
  previous,
  stepHeading,
  textbox,
  toStep1,
  toStep2,
} from '../support/diagnostic-page';
import { toast } from '../support/toast';

const WRONG = [
  { label: 'First name', text: 'A', message: 'First name must be at least 2 characters' },
  { label: 'Last name', text: ' Q ', message: 'Last name must be at least 2 characters' },
  { label: 'Email', text: 'ada@', message: 'Invalid email address' },
] as const;

for (const { label, text, message } of WRONG) {
  test(`"${text}" as ${label} is refused beside the field, without a toast`, async ({ page }) => {
    await toStep1(page);
    await fillAbout(page, { [label]: text });
    await next(page).click();
    await complaint(textbox(page, label), message);
    await expect(page.getByText(message)).toBeVisible();
    await expect(textbox(page, label)).toBeFocused();
    await expect(textbox(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(stepHeading(page, 1)).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });
}

test('with several wrong fields the first one gets the focus and each says why', async ({ page }) => {
  await toStep1(page);
  await fillAbout(page, { 'Last name': 'Q', Email: 'ada' });
  await next(page).click();
  await expect(textbox(page, 'Last name')).toBeFocused();
  await complaint(textbox(page, 'Last name'), 'Last name must be at least 2 characters');
  await complaint(textbox(page, 'Email'), 'Invalid email address');
});

test('an address of 300 characters is refused beside the field, and stays to be mended', async ({ page }) => {
  const address = `${'a'.repeat(288)}@example.com`;
  await toStep1(page);
  await fillAbout(page, { Email: address });
  await next(page).click();
  await complaint(textbox(page, 'Email'), 'Invalid email address');
  await expect(textbox(page, 'Email')).toHaveValue(address);
});

test('a missing field says why beside it as well', async ({ page }) => {
  await toStep1(page);
  await next(page).click();
  for (const { label, message } of WRONG) await complaint(textbox(page, label), message);
});

test('no challenge chosen says so beside the list as well', async ({ page }) => {
  await toStep2(page);
  await next(page).click();
  await expect(page.getByRole('group', { name: 'Current Business Challenges' })).toHaveAccessibleDescription(
    'Select at least one challenge',
  );
});

test('a complaint goes as soon as the field is right', async ({ page }) => {
  await toStep1(page);
  await fillAbout(page, { Email: 'ada@' });
  await next(page).click();
  await complaint(textbox(page, 'Email'), 'Invalid email address');
  await textbox(page, 'Email').fill('ada@example.com');
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
});

test('Enter in a field does what Next does', async ({ page }) => {
  await toStep1(page);
  await fillAbout(page);
  await textbox(page, 'Email').press('Enter');
  await expect(stepHeading(page, 2)).toBeFocused();
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

test('what is optional says so, apart from the name of the field', async ({ page }) => {
  await toStep1(page);
  await openDetails(page);
  await expect(page.getByRole('textbox', { name: 'Phone optional', exact: true })).toBeVisible();
});
