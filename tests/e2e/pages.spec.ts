import { expect, test } from '../support/browser';
import { EACH_PAGE } from '../support/route-table';
import { expectToFit } from '../support/windows';

// The home page has closed panels, and a spec of its own.
const PAGES = [...EACH_PAGE.filter((path) => path !== '/'), '/test-navigation'];
const LEGAL = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

for (const path of PAGES) {
  test(`${path} is not wider than the window, and has one main heading`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const [path, title] of LEGAL) {
  test(`${path} is dated, and every entry of its contents leads to its section`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('June 30, 2025', { exact: true })).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const sections = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(sections).not.toHaveCount(0);
    const headings = await sections.allTextContents();
    await expect(entries).toHaveText(headings);
    for (const [i, heading] of headings.entries()) {
      const href = await entries.nth(i).getAttribute('href');
      await expect(page.locator(`h2${href}`)).toHaveText(heading);
    }
    await entries.last().click();
    await expect(sections.last()).toBeInViewport();
  });
}

test('/test-navigation lists every route with its status', async ({ page }) => {
  await page.goto('/test-navigation');
  const routes = page.getByRole('region', { name: 'Table of routes' });
  for (const [address, status] of [
    ...EACH_PAGE.filter((path) => !path.startsWith('/library/')).map((path) => [path, 200] as const),
    ['/no-such-page', 404],
  ] as const) {
    const row = routes
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: address, exact: true }) });
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(status));
  }
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [width, stands] of [
  [768, false],
  [999, false],
  [1000, true],
  [1440, true],
] as const)
  test(`at ${width} px the diagnostic ${stands ? 'stands' : 'is not'} in the row`, async ({ page }) => {
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

test('a tooltip opens on keyboard focus, describes, and closes on Escape', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /LinkedIn/ });
  await page.getByRole('link', { name: /YouTube/ }).focus();
  await page.keyboard.press('Shift+Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('LinkedIn');
  await expect(link).toHaveAccessibleDescription('opens in a new tab LinkedIn');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
