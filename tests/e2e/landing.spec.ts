import type { Locator, Page } from '@playwright/test';
import { axe } from '@/tests/support/axe';
import { expect, nightlyUnless, test } from '@/tests/support/browser';

/** Each panel by its title, and the button at the end of what comes before it. */
const CHAIN = [
  ['The Problem and the Shift', 'See the problem and the shift'],
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

async function openAll(page: Page) {
  for (const title of TITLES) await summary(page, title).click();
}

async function expectAtTop(element: Locator) {
  const y = () => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect.poll(y).toBeGreaterThanOrEqual(0);
  await expect.poll(y).toBeLessThan(320);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @nightly', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    test('each panel is opened by the button at the end of the one before it, which leads there', async ({
      page,
    }) => {
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

    test('each panel toggles by itself', async ({ page }) => {
      await page.goto('/');
      await openAll(page);
      await summary(page, 'Pricing Options').click();
      await expect(inside(page, 'Pricing Options')).toBeHidden();
      for (const title of TITLES.filter((title) => title !== 'Pricing Options'))
        await expect(inside(page, title)).toBeVisible();
    });
  });
}

test('a panel that was closed again is opened again by its button', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'See the problem and the shift' });
  await opener.click();
  await summary(page, 'The Problem and the Shift').click();
  await expect(inside(page, 'The Problem and the Shift')).toBeHidden();
  await opener.click();
  await expect(inside(page, 'The Problem and the Shift')).toBeVisible();
});

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

test('a panel takes 0.3 s in height and opacity, and its chevron turns by 180 degrees', async ({ page }) => {
  await page.goto('/');
  expect(await motion(page)).toEqual({
    properties: 'grid-template-rows, opacity, content-visibility',
    durations: ['0.3s'],
    chevron: '0.3s',
  });
  const chevron = panel(page, 'Program Scope').locator('.chevron');
  await expect(chevron).toHaveCSS('transform', 'none');
  await summary(page, 'Program Scope').click();
  await expect(chevron).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)');
});

test('the height of a panel passes through what lies between closed and open', async ({ page }) => {
  await page.goto('/');
  // As if a quarter of a long way were over already.
  const late = 'transition-duration: 60s !important; transition-delay: -15s !important';
  // The policy lets nobody write a style into the page, but a script of ours may adopt one.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, `.fold::details-content { ${late} }`);
  await summary(page, 'Program Scope').click();
  const { shown, whole } = await inside(page, 'Program Scope').evaluate((body) => ({
    shown: body.getBoundingClientRect().height,
    whole: body.scrollHeight,
  }));
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(whole / 2);
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

test('what stands below the fold comes in once, in 0.6 s, and is there before', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('list').filter({ hasText: 'Carla J.' });
  await expect(strip).toHaveCSS('opacity', '1');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveCSS('animation-duration', '0.6s');
  await expect(strip).toHaveCSS('opacity', '1');
});

test('every text of the panels is in the HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const text of [
    'The strategy hangs at the top',
    'OKR Alignment Workshop',
    'bi-weekly founder community calls',
    'Operators stuck in growth chaos',
    'Anneke V.',
    '$5,500',
    '$4,950',
    '$2,400',
    'Only a few seats per quarter',
    'Amos Lindqvist',
  ])
    expect(html).toContain(text);
});

test('the tables have the columns and rows of the program', async ({ page }) => {
  await page.goto('/');
  await openAll(page);
  const scope = page.getByRole('table', { name: 'Program Scope' });
  await expect(scope.getByRole('columnheader')).toHaveText(['BUILD Step', 'Session', 'Outcomes']);
  await expect(scope.getByRole('rowheader')).toHaveCount(5);
  const pricing = page.getByRole('table', { name: 'Pricing Options' });
  await expect(pricing.getByRole('columnheader')).toHaveText(['Plan', 'Includes', 'Investment']);
  await expect(pricing.locator('tbody tr td:last-child')).toHaveText(['$5,500', '$4,950', '$2,400']);
});

test('the price is on the line of its panel, and the panel leads to the call', async ({ page }) => {
  await page.goto('/');
  await expect(summary(page, 'Pricing Options')).toContainText('Three plans, $2,400 to $5,500');
  await summary(page, 'Pricing Options').click();
  await expect(
    inside(page, 'Pricing Options').getByRole('link', { name: 'Book Your Business Clarity Call' }),
  ).toHaveAttribute('href', '/book-call');
});

test('after BUILD and after what moves, a line leads on', async ({ page }) => {
  await page.goto('/');
  const leads = (title: string) => page.getByRole('region', { name: title }).getByRole('link').last();
  await expect(leads('Strategic Alignment and Execution')).toHaveAttribute('href', '/sprint-program');
  await expect(leads('Becoming a Strategic Founder')).toHaveAttribute('href', '/diagnostic');
});

for (const width of [360, 768, 999])
  test(`at ${width} px the twelve weeks stand upright, the first month beside its words${nightlyUnless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const rule = page.locator('.sprint-scale .drawing:visible');
    const box = (await rule.boundingBox())!;
    expect(box.height).toBeGreaterThan(4 * box.width);
    const words = (await page.getByText('Month 1 is for planning').boundingBox())!;
    const middle = words.y + words.height / 2;
    expect(middle).toBeGreaterThan(box.y);
    expect(middle).toBeLessThan(box.y + box.height / 3);
  });

test('the lengths of the five steps stand at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const tops = await page
    .locator('.build-steps p span')
    .evaluateAll((lengths) => lengths.map((length) => length.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('four goals, five testimonials, two coaches, three voices in the strip', async ({ page }) => {
  await page.goto('/');
  await openAll(page);
  const goals = page.getByRole('region', { name: 'What founders come here to get done' });
  await expect(goals.getByRole('listitem')).toHaveCount(4);
  await expect(inside(page, 'Results and Testimonials').locator('blockquote')).toHaveCount(5);
  await expect(inside(page, 'Meet the Team').getByRole('heading', { level: 3 })).toHaveCount(2);
  const strip = page.getByRole('region', { name: 'Trusted by Growing Businesses' });
  await expect(strip.locator('blockquote')).toHaveCount(3);
});

for (const width of [320, 360, 768, 1440, 1920]) {
  test(`at ${width} px, closed and open: nothing for axe to find, nothing wider than the window${nightlyUnless(width === 360 || width === 1440)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const step of [async () => {}, () => openAll(page)]) {
      await step();
      expect(await axe(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('in forced colors every drawing keeps its lines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await openAll(page);
  // Of forced colors axe knows the text's and not the ground's.
  expect(await axe(page, ['color-contrast'])).toEqual([]);
  const [text, line] = await inside(page, 'Meet the Team').evaluate((team) => [
    getComputedStyle(team.querySelector('h3')!).color,
    getComputedStyle(team.querySelector('.drawing')!).stroke,
  ]);
  expect(line).toBe(text);
});

test('printed, every panel is open', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const title of TITLES)
    expect((await inside(page, title).boundingBox())?.height ?? 0, title).toBeGreaterThan(50);
});
