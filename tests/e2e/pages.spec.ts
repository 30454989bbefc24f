import { expect, test, untilAlive } from '../support/browser';
import type { Page } from '@playwright/test';
import { isStill } from '@/lib/kernel/pages';
import { EACH_PAGE } from '../support/route-table';
import { expectToFit } from '../support/windows';

// The home page has closed panels, and a spec of its own.
const PAGES = [...EACH_PAGE.filter((path) => path !== '/' && isStill(path)), '/test-navigation'];
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

/** The links to the scheduler: another tab, which learns nothing of this one, and says that it is another. */
async function expectScheduler(page: Page, name: string, times = 1) {
  const links = page.getByRole('main').getByRole('link', { name });
  await expect(links).toHaveCount(times);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(link).toHaveAttribute('href', 'https://example.com/schedule');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
}

test('/testimonials has its texts, five quotes and its two links', async ({ page }) => {
  await page.goto('/testimonials');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonials');
  await expect(main.getByText('Real founders. Real outcomes.', { exact: true })).toBeVisible();
  await expect(main.locator('blockquote')).toHaveCount(5);
  await expect(main.getByRole('heading', { name: 'Book a Clarity Call' })).toBeVisible();
  await expect(
    main.getByText("You'll leave the call with insight—whether we work together or not.", { exact: true }),
  ).toBeVisible();
  await expectScheduler(page, 'Book Now');
  await main.getByRole('link', { name: 'See How the 90-Day Sprint Works' }).click();
  await expect(page).toHaveURL('/sprint-program');
});

test('testimonials are nowhere marked up as reviews', async ({ page }) => {
  for (const path of ['/testimonials', '/book-call']) {
    await page.goto(path);
    expect(await page.content()).not.toMatch(
      /"@type":\s*"(Review|AggregateRating)"|schema\.org\/(Review|Agg)/,
    );
  }
});

test('/book-call has its texts, four points, six quotes and its address', async ({ page }) => {
  await page.goto('/book-call');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Book Your Business Clarity Call - 90-Day Sprint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Business Clarity Call');
  await expect(main.getByText(/^30 minutes/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Your current challenges and bottlenecks',
    'Where you want to be in 90 days',
    'The gaps keeping you from your goals',
    'How the 90-Day Sprint framework could help',
  ]);
  await expect(main.locator('blockquote')).toHaveCount(6);
  await expectScheduler(page, 'Schedule Your Business Clarity Call');
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});

test.describe('the button of /book-call', () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 800 },
  ]) {
    test(`is in view all the way at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/book-call');
      const button = page.getByRole('link', { name: 'Schedule Your Business Clarity Call' });
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.getByText('Questions before booking?').scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    });
  }
});

test('/sprint-program has the four steps with their lengths, and everything else it promises', async ({
  page,
}) => {
  await page.goto('/sprint-program');
  const main = page.getByRole('main');
  const steps = main.getByRole('region', { name: 'The roadmap' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const [i, texts] of [
    ['Clarity call', '30-minute kickoff'],
    ['Strategy deep dive', '90 minutes'],
    ['Execution plan', '60 minutes'],
    ['Biweekly coaching', '6 sessions of 1 hour'],
  ].entries())
    for (const text of texts) await expect(steps.nth(i).getByText(text, { exact: true })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'What you have at the end' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Annual and 90-day OKRs',
    'Weekly task tracker',
    'Sprint dashboard',
    'Final strategic debrief',
  ]);
  for (const claim of [/100\+ founders/, /execution plan in 30 days/, /30% or more within a quarter/])
    await expect(main.getByText(claim)).toBeVisible();
  for (const coach of ['Nora Castell', 'Amos Lindqvist'])
    await expect(main.getByRole('heading', { name: coach })).toBeVisible();
  await expectScheduler(page, 'Schedule Your Business Clarity Call', 2);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`the first screen of /sprint-program at ${viewport.width} px has the price and the button`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/sprint-program');
    const main = page.getByRole('main');
    await expect(main.getByText('From $2,400', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(
      main.getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first(),
    ).toBeInViewport({ ratio: 1 });
  });
}

test('/sprint-program has two quotes and the three plans, before the coaches', async ({ page }) => {
  await page.goto('/sprint-program');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See the plans' }).click();
  const plans = main.getByRole('region', { name: 'What it costs' });
  await expect(plans).toBeInViewport();
  await expect(plans).toContainText('Three plans, $2,400 to $5,500');
  await expect(plans.getByRole('listitem')).toHaveText([
    /^Full Build Sprint.*\$5,500$/,
    /^Early Bird \(limited\).*\$4,950$/,
    /^Strategy Only.*\$2,400$/,
  ]);
  await expect(plans.getByText('Only a few seats per quarter.', { exact: false })).toBeVisible();
  await expect(main.locator('blockquote')).toHaveCount(2);
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf('What founders say')).toBeLessThan(titles.indexOf('What it costs'));
  expect(titles.indexOf('What it costs')).toBeLessThan(titles.indexOf('Your coaches'));
});

for (const path of ['/', '/sprint-program'])
  test(`${path} has two facts and a signed line for each coach`, async ({ page }) => {
    await page.goto(path === '/' ? '/#team' : path);
    const facts = page.locator('.coach-facts').filter({ visible: true });
    await expect(facts).toHaveCount(2);
    for (const list of await facts.all()) await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('.coach-line').filter({ visible: true })).toHaveText([/ Nora$/, / Amos$/]);
  });

test('the figure of the weeks has no gap between its digits', async ({ page }) => {
  await page.goto('/sprint-program');
  await page.evaluate(() => document.fonts.ready);
  const width = (page: Page) =>
    page
      .getByText('12', { exact: true })
      .first()
      .evaluate((figure) => {
        const tabular = figure.cloneNode(true) as HTMLElement;
        tabular.style.fontVariantNumeric = 'lining-nums tabular-nums';
        figure.after(tabular);
        const widths = [figure, tabular].map((one) => one.getBoundingClientRect().width);
        tabular.remove();
        return widths;
      });
  const [shown, tabular] = await width(page);
  expect(shown).toBeLessThan(tabular! - 4);
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

  test(`the contents of ${path} unfold on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('Contents').click();
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).last()).toBeInViewport();
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

test.describe('without JavaScript @nightly', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      for (const heading of await page.getByRole('main').getByRole('heading').all())
        await expect(heading).toBeVisible();
      for (const paragraph of await page.getByRole('main').locator('p:not(:empty)').all())
        if (
          !(await paragraph.evaluate((element) => element.closest('details:not([open]), dialog, [hidden]')))
        )
          await expect(paragraph).toBeVisible();
    });
  }
});

test.describe('/test-navigation', () => {
  test('stays out of search engines', async ({ page }) => {
    await page.goto('/test-navigation');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('lists every route with its status', async ({ page }) => {
    await page.goto('/test-navigation');
    const routes = page.getByRole('region', { name: 'Table of routes' });
    for (const [address, status] of [
      ['/', 200],
      ['/testimonials', 200],
      ['/book-call', 200],
      ['/diagnostic', 200],
      ['/sprint-program', 200],
      ['/toolbox', 200],
      ['/toolbox/strategic-okr-execution-tracker', 200],
      ['/toolbox/goal-cascade-builder', 200],
      ['/privacy-policy', 200],
      ['/terms-of-service', 200],
      ['/test-navigation', 200],
      ['/no-such-page', 404],
    ] as const) {
      const row = routes
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: address, exact: true }) });
      await expect(row.getByRole('cell').nth(1)).toHaveText(String(status));
    }
  });

  test.describe('when it asks', () => {
    // A browser logs every answer that is not a success.
    test.use({ expectedErrors: ['Failed to load resource'] });

    test('finds what each route answers', async ({ page }) => {
      await page.goto('/test-navigation');
      await page.getByRole('button', { name: 'Ask every route' }).click();
      const row = page.getByRole('row').filter({ hasText: '404 Page Not Found' });
      await expect(row).toContainText('as expected', { timeout: 20_000 });
    });
  });

  test('shows a dialog, and gives the focus back', async ({ page }) => {
    await page.goto('/test-navigation');
    const button = page.getByRole('button', { name: 'Alert dialog' });
    await untilAlive(button);
    await button.click();
    await expect(page.getByRole('alertdialog', { name: 'Start over?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(button).toBeFocused();
  });
});
