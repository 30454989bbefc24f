import { expect, test } from '../support/browser';
import { loadContent } from '../../lib/content/load';
import { actionOf } from '../../lib/kernel/prose';
import { routes } from '../../lib/kernel/routes';
import { CONTENT } from '../support/content-folder';
import { EACH_PAGE } from '../support/route-table';

// a-case-study.md, coaching-for-bakeries.md and a redirect are files that a marketer adds, and nothing else.
const { library, diagnostic, pages } = loadContent(CONTENT);
const CASE_STUDY = routes.page('a-case-study');
const LANDING = routes.page('coaching-for-bakeries');
const STATEMENT = routes.libraryPage('visionClarity');
const titleOf = (path: string) => pages.find(({ slug }) => routes.page(slug) === path)!.title;

test('by keyboard, an article is found by area or kind, and its demo', async ({ page }) => {
  await page.goto(routes.library);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(pages.length);
  const [vision] = diagnostic.questionnaire.sections;
  for (const [name, path] of [
    [vision!.title, STATEMENT],
    [library.kinds['case-study'], CASE_STUDY],
    [library.kinds.landing, LANDING],
  ] as const)
    await expect(
      main.getByRole('region', { name }).getByRole('link', { name: actionOf(titleOf(path)) }),
    ).toHaveAttribute('href', path);
  await main.getByRole('link', { name: actionOf(titleOf(STATEMENT)) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(STATEMENT);
  const labels = diagnostic.questionnaire.scale.labels.map(({ value, label }) => `${value} ${label}`);
  await expect(main.getByRole('heading', { level: 3 }).filter({ hasText: /^\d / })).toHaveText(labels);
  await expect(main.getByRole('link', { name: library.tool.demo })).toHaveAttribute('href', /^\/tools\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a case study that is a file has author, days, quote, price and the way up', async ({ page }) => {
    await page.goto(CASE_STUDY);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(titleOf(CASE_STUDY));
    await expect(main.getByText('By Amos Lindqvist')).toBeVisible();
    await expect(main.getByText('Published November 27, 2026')).toBeVisible();
    await expect(main.getByText('Updated November 28, 2026')).toBeVisible();
    await expect(main.getByRole('blockquote')).toHaveText('“We count at four, and we bake what sells.”');
    await expect(main.getByText('$5,500')).toBeVisible();
    await main.getByRole('link', { name: library.page.name, exact: true }).click();
    await expect(page).toHaveURL(routes.library);
  });

  test('an old address of a former site leads to its page', async ({ page }) => {
    await page.goto('/blog/2019/okrs+goals/');
    await expect(page).toHaveURL(routes.libraryPage('keyResults'));
  });
});

test('the sitemap and the feed say when a page changed, and pages name the feed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(new RegExp(`${CASE_STUDY}</loc>\\s*<lastmod>2026-11-28`));
  const feed = await (await request.get(routes.feed)).text();
  const entry = feed.split('<entry>').find((one) => one.includes(CASE_STUDY))!;
  expect(entry).toMatch(/<published>2026-11-27T.*<updated>2026-11-28T.*<name>Amos Lindqvist<\/name>/);
  expect(feed).not.toContain(LANDING);
  for (const path of EACH_PAGE)
    expect(await (await request.get(path)).text(), path).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"/,
    );
});
