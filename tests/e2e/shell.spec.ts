import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';

const PHONE = { width: 360, height: 740 };

for (const width of [360, 768, 1440]) {
  test(`/no-such-page at ${width} px: nothing for axe to find, nothing wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/no-such-page');
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('an unknown address answers 404 and leads on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
});

test('a browser that asks for favicon.ico gets the icon', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/svg+xml');
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the hero has exactly its two buttons', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('link')).toHaveText(['Take Business Diagnostic', '90-Day Sprint Program']);
});

test('on a phone Escape closes the menu, and the focus goes back to its button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Testimonials' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Newsletter/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone the menu has the program, the call and the diagnostic', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation');
  for (const [name, href] of [
    ['Program', '/sprint-program'],
    ['Book a call', '/book-call'],
    ['Take the diagnostic', '/diagnostic'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await menu.getByRole('link', { name: 'Program', exact: true }).click();
  await expect(page).toHaveURL('/sprint-program');
  await expect(menu).toBeHidden();
});

for (const [width, stands] of [
  [768, false],
  [999, false],
  [1000, true],
  [1440, true],
] as const)
  test(`at ${width} px the diagnostic ${stands ? 'stands' : 'does not stand'} beside the links, in one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.filter({ hasText: 'Take the diagnostic' })).toBeVisible({ visible: stands });
    await expect(links.filter({ hasText: /^Program$/ })).toBeHidden();
    const boxes = await Promise.all(
      (await links.filter({ visible: true }).all()).map((link) => link.boundingBox()),
    );
    expect(Math.max(...boxes.map((box) => box!.y))).toBeLessThan(
      Math.min(...boxes.map((box) => box!.y + box!.height)),
    );
  });

test('every page ends with the ways to begin', async ({ page }) => {
  for (const path of ['/', '/find-purchase', '/toolbox', '/diagnostic']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Diagnostic', '/diagnostic'],
      ['Program', '/sprint-program'],
      ['Book a call', '/book-call'],
      ['Toolbox', '/toolbox'],
      ['Library', '/library'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Testimonials' })).toBeVisible();
  });
});

test('a tooltip opens at once on keyboard focus, describes its element, and closes on Escape', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /LinkedIn/ });
  await page.getByRole('link', { name: /YouTube/ }).focus();
  await page.keyboard.press('Shift+Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('LinkedIn');
  await expect(link).toHaveAccessibleDescription('LinkedIn');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('a tooltip waits 700 ms under the pointer, and its neighbor opens at once', async ({ page }) => {
  await page.clock.install({ time: '2025-06-30T09:00:00' });
  await page.goto('/');
  const tooltip = page.getByRole('tooltip');
  // What makes tooltips is fetched for the first of them: this one. While the clock stands still a page that
  // is not ready never is.
  await page.getByRole('link', { name: /YouTube/ }).focus();
  await expect(tooltip).toHaveText('YouTube');
  await page.keyboard.press('Escape');
  await page.clock.pauseAt('2025-06-30T10:00:00');
  await page.clock.runFor(1_000);
  await page.getByRole('link', { name: /LinkedIn/ }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('LinkedIn');
  await page.getByRole('link', { name: /YouTube/ }).hover();
  await expect(tooltip).toHaveText('YouTube');
});
