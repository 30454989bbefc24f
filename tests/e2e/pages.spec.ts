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

test('testimonials are nowhere marked up as reviews', async ({ page }) => {
  for (const path of ['/testimonials', '/book-call']) {
    await page.goto(path);
    expect(await page.content()).not.toMatch(
      /"@type":\s*"(Review|AggregateRating)"|schema\.org\/(Review|Agg)/,
    );
  }
});

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

test('the legal pages link to each other and to nothing that is not there', async ({ page, request }) => {
  for (const [path] of LEGAL) {
    await page.goto(path);
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links.filter((href) => href.startsWith('/')))
      expect((await request.get(link)).status(), link).toBe(200);
    expect(links.filter((href) => !/^(\/|mailto:)/.test(href))).toEqual([]);
  }
});

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
