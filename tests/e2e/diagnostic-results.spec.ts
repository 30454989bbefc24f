import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { expect, nightlyUnless, test } from '../support/browser';
import { ratings } from '../support/diagnostic';
import { facesAreThere, held } from '../support/diagnostic-page';
import { storeResult, aResult } from '../support/suite-data';
import { loadContent } from '../../lib/content/load';
import { checkInDay, planStart } from '../../lib/diagnostic/rules/plan';
import { isoDay } from '../../lib/kernel/time';
import { CONTENT } from '../support/content-folder';

test('a result holds nothing of the contact but the name', async ({ request }) => {
  const wanted = { email: 'hidden@example.com', phone: '555 0199', company: 'Hidden Ltd', role: 'cook' };
  const id = await storeResult(request, wanted);
  const html = await (await request.get(`/diagnostic/results/${id}`)).text();
  expect(html).toContain('Ada Quist');
  for (const secret of ['hidden@example.com', '555 0199', 'Hidden Ltd', 'cook'])
    expect(html).not.toContain(secret);
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px nothing moves on a result when its script comes${nightlyUnless(width === 360)}`, async ({
    page,
    context,
    request,
  }) => {
    const open = await held(context, /\.js$/);
    // Only a script knows that this browser has answers.
    await page.addInitScript(() => localStorage.setItem('plumbline.diagnostic', '{}'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/diagnostic/results/${await storeResult(request, ratings(1))}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(facesAreThere);
    const seen = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, summary, a, button), footer')]
        .filter((element) => element.textContent && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, top: element.getBoundingClientRect().top })),
    );
    expect(await seen.evaluate((elements) => elements.length)).toBeGreaterThan(50);
    open();
    for (const name of ['Print this report', 'Clear from this browser'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    const moved = await seen.evaluate((elements) =>
      elements
        .filter(({ element, top }) => element.isConnected && element.getBoundingClientRect().top !== top)
        .map(({ element }) => element.textContent.slice(0, 40)),
    );
    expect(moved).toEqual([]);
  });
}

test('under the score stands the first step, and its check-in can be saved', async ({ page, request }) => {
  await page.goto(`/diagnostic/results/${await storeResult(request, { keyResultsClarity: 0 })}`);
  const start = page.getByRole('region', { name: 'Start here' });
  await expect(start.getByRole('heading', { name: 'Write key results anyone can score' })).toBeInViewport();
  const saved = page.waitForEvent('download');
  await start.getByRole('button', { name: 'Put it on my calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('first-step.ics');
});

test('on a phone the calendar is in reach from the first step on, until the call is seen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/diagnostic/results/${await storeResult(request)}`);
  const calendar = page.getByRole('main').getByRole('link', { name: 'Schedule Your Business Clarity Call' });
  const bar = page.locator('[data-bottom-bar]').getByRole('link');
  await expect(page.getByRole('button', { name: 'Print this report' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Your four areas' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Talk it through' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Start here' }).scrollIntoViewIfNeeded();
  await expect(calendar).toHaveCount(1);
});

test('a tool for the lowest area is offered, with ratings never sent', async ({ page, request }) => {
  const low = { keyResultsClarity: 0, teamAdoption: 1 } as const;
  await page.goto(`/diagnostic/results/${await storeResult(request, low)}`);
  await page.getByRole('heading', { name: 'A tool that fits your lowest area' }).click();
  const tool = page.getByRole('main');
  await expect(tool.getByRole('link', { name: /^See the Strategic OKR Planner, \$49/ })).toHaveAttribute(
    'href',
    '/toolbox/okr-planning-calculator',
  );
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await tool.getByRole('link', { name: 'Try it free with your ratings' }).click();
  await expect(page.getByLabel('Goal for the quarter')).toHaveValue(/Key Results/);
  await expect(page.getByLabel('Start').first()).toHaveValue('0');
  expect(asked.filter((url) => url.includes('ratings') || url.includes('2222'))).toEqual([]);
});

for (const format of ['A4', 'Letter']) {
  test(`a result with four recommendations and all challenges is printed on two pages of ${format}${nightlyUnless(format === 'Letter')}`, async ({
    page,
    request,
  }) => {
    const name = 'Wilhelmina Featherstonehaugh-Cholmondeley';
    const id = await storeResult(request, { name, ...ratings(0) });
    await page.addInitScript((named) => sessionStorage.setItem('plumbline.named', JSON.stringify(named)), {
      result: id,
      challenges: CHALLENGES,
    });
    await page.goto(`/diagnostic/results/${id}`);
    for (const [name, count] of [
      ['Recommendations', 4],
      ['You also named', 8],
    ] as const)
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(2);
  });
}

const words = loadContent(CONTENT).diagnostic.results.page.plan;
const plan = (page: Page) => page.getByRole('region', { name: words.title });

test('by keyboard it is saved as a calendar, and opens in the planner’s demo', async ({ page, request }) => {
  await page.goto(await aResult(request));
  const [taken, { holidays }] = [isoDay(new Date()), loadContent(CONTENT).site];
  const begins = planStart(taken, taken);
  const [monday, checkIn] = [begins, checkInDay(begins, 4, holidays)].map((day) =>
    new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  await expect(plan(page)).toContainText(`Start on Monday, ${monday}. Check in on ${checkIn}`);
  await plan(page).getByRole('button', { name: words.save }).focus();
  const [calendar] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(calendar.suggestedFilename()).toBe('12-week-plan.ics');
  const text = fs.readFileSync(await calendar.path(), 'utf8');
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(6);
  for (const day of [begins, checkInDay(begins, 4, holidays)])
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  const firstMove = await plan(page).getByRole('heading', { level: 3 }).first().textContent();
  await plan(page).getByRole('link', { name: '90-Day Sprint Planner' }).press('Enter');
  await expect(page.getByLabel('Goal 1', { exact: true })).toHaveValue(firstMove!);
});
