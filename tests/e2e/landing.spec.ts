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

test('the keyboard opens and closes a panel', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'Program Scope').focus();
  await page.keyboard.press('Enter');
  await expect(inside(page, 'Program Scope')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(inside(page, 'Program Scope')).toBeHidden();
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
