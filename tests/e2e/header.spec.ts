import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser';

const PHONE = { width: 360, height: 740 };

const TOOLS = [
  ['Strategic OKR Planner', '/toolbox/okr-planning-calculator'],
  ['90-Day Sprint Planner', '/toolbox/90-day-sprint-planner'],
  ['Strategic Alignment Assessment Kit', '/toolbox/strategic-alignment-assessment-kit'],
  ['ROI Projection Calculator', '/toolbox/roi-projection-calculator'],
  ['Team Performance Dashboard', '/toolbox/team-performance-dashboard'],
  ['Executive Decision Framework', '/toolbox/executive-decision-framework'],
  ['OKR Workshop Facilitator Kit', '/toolbox/okr-workshop-facilitator-kit'],
  ['Goal Cascade Builder', '/toolbox/goal-cascade-builder'],
] as const;

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page) => header(page).getByRole('button', { name: 'Toolbox' });
const menu = (page: Page) => page.locator('#toolbox-menu');
const rows = (page: Page) => menu(page).getByRole('listitem').getByRole('link');
const seeAll = (page: Page) => menu(page).getByRole('link', { name: 'SEE ALL TOOLS' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the toolbox menu opens and closes, and ends in SEE ALL TOOLS', async ({ page }) => {
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await button(page).click();
      await expect(rows(page)).toHaveCount(9);
      await expect(seeAll(page)).toHaveAttribute('href', '/toolbox');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('on a phone it opens inside the menu', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      await header(page).getByRole('button', { name: 'Menu' }).click();
      await button(page).click();
      await expect(rows(page).first()).toBeVisible();
      await expect(seeAll(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    });
  });
}

test('every tool has a drawing, its title, 85 characters and an ellipsis', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  for (const [title, href] of TOOLS) {
    const row = rows(page).filter({ hasText: title });
    await expect(row).toHaveAttribute('href', href);
    expect((await row.locator('span').innerText()).length).toBe(86);
    await expect(row.locator('span')).toHaveText(/[^.]…$/);
    await expect(row.locator('use')).toHaveAttribute(
      'href',
      `/images/drawings.svg#${href.split('/').at(-1)}`,
    );
  }
});

test('every drawing is drawn', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const drawings = menu(page).locator('use');
  await expect(drawings).toHaveCount(9);
  for (const drawing of await drawings.all())
    await expect
      .poll(() => drawing.evaluate((use) => (use as SVGUseElement).getBBox().width))
      .toBeGreaterThan(100);
});

test('the tracker leads to the full system, in a new tab that cannot reach back', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const tracker = menu(page).getByRole('link', { name: /^Strategic OKR Execution Tracker/ });
  await expect(tracker).toHaveAttribute('href', 'https://example.com/tracker');
  await expect(tracker).toHaveAttribute('target', '_blank');
  await expect(tracker).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(tracker).toHaveAccessibleName(/opens in a new tab/);
});

test('the menu is 24rem wide and hangs under the header', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const box = await menu(page).boundingBox();
  const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(box?.width).toBe(24 * 16);
  expect(Math.abs((box?.y ?? 0) - bottom)).toBeLessThanOrEqual(2);
});

test('the arrow keys, Home and End walk through the menu', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page)).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('ArrowUp on the button opens the menu at its end', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toBeFocused();
});

test('Tab leaves the menu for what follows it, and the menu closes', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Testimonials' })).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('Shift+Tab from the button closes the open menu', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('a click elsewhere closes the menu', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(menu(page)).toBeHidden();
});

test('the newsletter opens in a new tab, and is hidden on small screens', async ({ page }) => {
  await page.goto('/');
  const newsletter = header(page).getByRole('link', { name: /^Newsletter/ });
  await expect(newsletter).toHaveAttribute('target', '_blank');
  await expect(newsletter).toHaveAttribute('rel', /noopener/);
  await page.setViewportSize(PHONE);
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await expect(newsletter).toBeHidden();
});

test('on a phone Escape closes one layer after the other, and the focus goes back to each button', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const burger = header(page).getByRole('button', { name: 'Menu' });
  await burger.focus();
  await page.keyboard.press('Enter');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('navigation')).toBeHidden();
  await expect(burger).toBeFocused();
});

for (const width of [320, 360, 768, 1440]) {
  test(`the open menu at ${width} px: nothing for axe to find, nothing cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    if (width < 700) await header(page).getByRole('button', { name: 'Menu' }).click();
    await button(page).click();
    await expect(rows(page).first()).toBeVisible();
    expect((await new AxeBuilder({ page }).include('header').analyze()).violations).toEqual([]);
    const box = await menu(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('in forced colors the menu keeps its edge and its drawings', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await button(page).click();
  // Of forced colors axe knows the text's and not the ground's.
  const axe = new AxeBuilder({ page }).include('header').disableRules('color-contrast');
  expect((await axe.analyze()).violations).toEqual([]);
  const [text, line] = await rows(page)
    .first()
    .evaluate((row) => [getComputedStyle(row).color, getComputedStyle(row.querySelector('svg')!).stroke]);
  expect(line).toBe(text);
});
