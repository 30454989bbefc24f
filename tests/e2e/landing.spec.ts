import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser';

/** Each panel by its title, and the button at the end of what comes before it. */
const CHAIN = [
  ['The Problem and the Shift', 'Why it keeps happening'],
  ['Program Scope', 'Program Scope'],
  ['Who is this for', 'Who is this for'],
  ['Results and Testimonials', 'Results and Testimonials'],
  ['Pricing Options', 'Pricing Options'],
  ['Meet the Team', 'Meet the Team'],
] as const;

const TITLES = CHAIN.map(([title]) => title);

const panel = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const summary = (page: Page, title: string) => panel(page, title).locator('summary');
const inside = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function expectAtTop(element: Locator) {
  const y = () => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect.poll(y).toBeGreaterThanOrEqual(0);
  await expect.poll(y).toBeLessThan(320);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @nightly', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    test('each panel is opened by the button at the end of the last one', async ({ page }) => {
      await page.goto('/');
      for (const [title, label] of CHAIN) {
        await expect(inside(page, title)).toBeHidden();
        await page.getByRole('link', { name: label, exact: true }).click();
        await expect(inside(page, title)).toBeVisible();
        await expect(inside(page, title)).toBeFocused();
        await expectAtTop(summary(page, title));
      }
      for (const title of TITLES) await expect(panel(page, title)).toHaveAttribute('open');
    });
  });
}

test('an address with the name of a panel opens it', async ({ page }) => {
  await page.goto('/#pricing');
  await expect(inside(page, 'Pricing Options')).toBeVisible();
  await expectAtTop(summary(page, 'Pricing Options'));
});

const motion = (page: Page) =>
  panel(page, 'Program Scope').evaluate((details) => {
    const content = getComputedStyle(details, '::details-content');
    const chevron = getComputedStyle(details.querySelector('.chevron')!);
    return {
      properties: content.transitionProperty,
      durations: [...new Set(content.transitionDuration.split(', '))],
      chevron: chevron.transitionDuration,
    };
  });

test.describe('for a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('/');
    expect(await motion(page)).toMatchObject({ durations: ['0s'], chevron: '0s' });
    await summary(page, 'Program Scope').click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the amount typed on the home page is the hire that the ROI demo works out', async ({ page }) => {
  await page.goto('/');
  const amount = page.getByLabel('Cost each month, in dollars');
  await amount.fill('$8,000');
  await page.getByRole('button', { name: 'See when it pays' }).click();
  await expect(page).toHaveURL(/\/tools\/roi-projection-calculator\.html$/);
  await expect(page.getByLabel('Cost each month', { exact: true })).toHaveValue('8000');
  await expect(page.getByLabel('Income each month, once it runs')).toHaveValue('12000');
  await expect(page.locator('.headline')).toHaveText('You get your money back after month 10.');
  await expect(page.locator('.figures')).toContainText('$20,000');
  await expect(page.locator('.said')).toContainText('Your amount is filled in.');
});

test('home takes no amount that is none', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Cost each month, in dollars').fill('a lot');
  await page.getByRole('button', { name: 'See when it pays' }).click();
  await expect(page.locator('#hire:user-invalid')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('what the ROI demo can’t use leaves what was there', async ({ page }) => {
  for (const query of ['hire=-5', 'hire=1e9', 'hire=%3Cb%3E', 'hire=', 'other=1']) {
    await page.goto(`/tools/roi-projection-calculator.html?${query}`);
    await expect(page.getByLabel('Cost each month', { exact: true })).toHaveValue('5200');
  }
});

test('the plans are one table that says what each has; those that have the same share a column', async ({
  page,
}) => {
  await page.goto('/sprint-program#plans');
  const table = page.getByRole('table', { name: 'What it costs' });
  const heads = table.getByRole('columnheader');
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Weekly text nudges' }) });
  await expect(page.locator('#plans').getByRole('definition')).toHaveText(['$5,500', '$4,950', '$2,400']);
  await expect(heads).toHaveText(['What you get', 'Full Build / Early Bird', 'Strategy Only']);
  await expect(row.getByRole('cell')).toHaveText(['Included', 'Not included']);
});

test('eight questions open to their answers by keyboard', async ({ page }) => {
  await page.goto('/sprint-program');
  const questions = page.locator('main summary');
  await expect(questions).toHaveCount(8);
  const answer = page.getByText('We commit to the sessions, the plan and the follow-up.');
  await expect(answer).toBeHidden();
  await questions.filter({ hasText: 'Do you guarantee results?' }).press('Enter');
  await expect(answer).toBeVisible();
});

test('testimonials lead to the case studies, and show numbers and initials', async ({ page }) => {
  await page.goto('/testimonials');
  const dana = page.getByRole('figure').filter({ hasText: 'Dana R.' });
  await expect(dana).toContainText('14 to 3 goals for the quarter');
  await expect(dana).toContainText('DR');
  // One that is made up stands in the library only, where its text says so.
  await expect(page.getByRole('link', { name: 'How a print shop finished more of its plan' })).toHaveCount(0);
  await page.getByRole('link', { name: 'How a bakery halved its waste' }).click();
  await expect(page.getByText('Nine percent of the dough was thrown away.')).toBeVisible();
});
