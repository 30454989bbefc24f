import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';

/** The scripts that a page asks for, as they come. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const STILL = [
  routes.home,
  routes.testimonials,
  routes.bookCall,
  routes.sprintProgram,
  routes.toolbox,
  routes.privacyPolicy,
  routes.termsOfService,
];

for (const path of STILL) {
  test(`${path} is read with one small script, and without React`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/_still\/\w+\.js$/)]);
    expect(errors).toEqual([]);
  });
}

test('Buy wakes the page: the checkout opens, and the rest of the page stays as it was', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const scripts = scriptsOf(page);
  await page.goto(routes.toolbox, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('[data-buy]').first().click();
  await expect(page.locator('.checkout').getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  await page.goBack();
  await expect(page.locator('[data-buy]').first()).toBeFocused();
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});
