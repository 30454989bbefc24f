import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { ratings } from '../support/diagnostic';
import {
  chooseChallenges,
  fillAbout,
  formIsAlive,
  next,
  previous,
  stepHeading,
} from '../support/diagnostic-page';
import { storeResult } from '../support/stored-results';

/** What no script but framer-motion's says. */
const MARK = 'whileInView';

/** The scripts with a part of framer-motion that a page asks for, from its beginning. */
function motionOf(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js'))
      bodies.push(request.response().then((response) => response?.text() ?? ''));
  });
  return async () => (await Promise.all(bodies)).filter((body) => body.includes(MARK));
}

/** Lets the page be idle no sooner than it is told. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      requestIdleCallback: (call: IdleRequestCallback) => waiting.push(call),
      beIdle: () => waiting.splice(0).forEach((call) => call({ didTimeout: false, timeRemaining: () => 50 })),
    });
  });
const beIdle = (page: Page) => page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());

/** Notes where each thing that moves stands as it comes into the page, and that a number counts. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const from: string[] = [];
    Object.assign(window, { from });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement || node instanceof SVGElement)) continue;
        if (node.matches('.count')) from.push('.count');
        if (node.matches('.moves')) from.push(node.style.transform);
      }
    }).observe(document, { childList: true, subtree: true });
  });
const cameFrom = (page: Page) => page.evaluate(() => (window as unknown as { from: string[] }).from);

const start = (page: Page) => page.getByRole('region', { name: 'Start here' });
const done = (page: Page) => start(page).getByRole('button', { name: /^Done/ });
const bob = (page: Page) => page.locator('.wall-bob.moves');
/** How wide each stone of the wall stands, in percent. */
const stones = (page: Page) =>
  page.locator('.wall .stone').evaluateAll((all) => all.map((one) => one.getAttribute('width')));

/** The lowest area has 3 points of 12; its first move leads from Not in Place to Somewhat. */
const LOW = {
  ...ratings(2),
  keyResultsClarity: 0,
  keyResultsAlignment: 1,
  teamAdoption: 1,
  executionConsistency: 2,
};

test('motion comes when a result is idle, in 40 kB at most', async ({ page, request }) => {
  const motion = motionOf(page);
  await holdIdle(page);
  await page.goto(routes.results(await storeResult(request, LOW)), { waitUntil: 'networkidle' });
  await done(page).click();
  await expect(done(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await motion()).toEqual([]);
  await beIdle(page);
  await expect(bob(page)).toBeVisible();
  const sizes = (await motion()).map((body) => gzipSync(body).length);
  expect(sizes).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
});

test('by keyboard, Done moves the stone and the score', async ({ page, request, context }) => {
  const address = routes.results(await storeResult(request, LOW));
  await page.goto(address);
  await expect(bob(page)).toBeVisible();
  const before = await stones(page);
  const score = page.locator('.score-figure');
  const given = await score.innerText();
  const holds = page.getByRole('status').filter({ hasText: /^If it holds: \d+%$/ });

  await done(page).press('Space');
  await expect(holds).toHaveCount(1);
  const after = await stones(page);
  expect(after.filter((width, index) => width !== before[index])).toHaveLength(1);
  await expect(score).toHaveText(given);
  await nothingToFind(page);
  await page.reload();
  await expect(done(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(holds).toHaveCount(1);
  expect(await stones(page)).toEqual(after);

  const other = await context.newPage();
  await other.goto(address);
  await expect(done(other)).toHaveAttribute('aria-pressed', 'true');
  await done(page).press('Enter');
  await expect(holds).toHaveCount(0);
  await expect(done(other)).toHaveAttribute('aria-pressed', 'false');
  expect(await stones(page)).toEqual(before);

  const plan = page.getByRole('region', { name: 'Your plan for 12 weeks' });
  await done(page).click();
  for (const row of await plan.locator('ol summary').all()) await row.click();
  for (const button of await plan.getByRole('button', { name: /^Done/ }).all()) await button.click();
  await expect(done(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear from this browser' }).click();
  await expect(done(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stones(page)).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('plumbline.done'))).toBeNull();
});

test('the score and the stones move once in a tab, and nothing else', async ({ page, request }) => {
  await noteMotion(page);
  await page.addInitScript(() => {
    const noted = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(routes.results(await storeResult(request, LOW)));
  await expect(bob(page)).toBeVisible();
  const fromCord: unknown = expect.stringMatching(/^translateX\([1-9]/);
  expect((await cameFrom(page)).toSorted()).toEqual(['.count', 'none', ...Array<unknown>(4).fill(fromCord)]);
  await expect(page.locator('.count')).toHaveCount(0);
  await expect(page.locator('.wall .stone').first()).toHaveCSS('transform', /^none$|0, 0\)$/);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  await page.reload();
  await expect(bob(page)).toBeVisible();
  expect(await cameFrom(page)).toEqual(Array(5).fill('none'));
});

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('none comes, and Done shows its end at once', async ({ page, request }) => {
    const motion = motionOf(page);
    await holdIdle(page);
    await page.goto(routes.results(await storeResult(request, LOW)), { waitUntil: 'networkidle' });
    const before = await stones(page);
    await done(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'If it holds' })).toHaveCount(1);
    expect(await stones(page)).not.toEqual(before);
    await beIdle(page);
    await page.waitForLoadState('networkidle');
    expect(await motion()).toEqual([]);
  });
});

test('a step of the form comes from the side that it lies on', async ({ page }) => {
  await noteMotion(page);
  const motion = motionOf(page);
  await page.goto(routes.diagnostic);
  await formIsAlive(page);
  await expect.poll(async () => (await motion()).length).toBeGreaterThan(0);
  await fillAbout(page);
  await next(page).click();
  await chooseChallenges(page, 'Team & Delegation');
  await next(page).click();
  await expect(stepHeading(page, 3)).toBeFocused();
  await previous(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  expect(await cameFrom(page)).toEqual(['translateX(48px)', 'translateX(48px)', 'translateX(-48px)']);
  await expect(page.locator('.moves')).toHaveCSS('transform', 'none');
});

test('then and now are saved as one picture, without the name', async ({ page, request }) => {
  const pictures: Buffer[] = [];
  for (const name of ['Ada Quist', 'Bartholomew Winterbottom']) {
    const follows = await storeResult(request, ratings(1));
    await page.goto(routes.results(await storeResult(request, { name, follows, ...LOW })));
    const comparison = page.getByRole('region', { name: 'Then and now' });
    await expect(comparison.getByText('Your name isn’t on it.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await comparison.getByRole('button', { name: 'Save the picture' }).press('Enter');
    expect((await saved).suggestedFilename()).toBe('then-and-now.png');
    pictures.push(await readFile(await (await saved).path()));
  }
  const [one, other] = pictures;
  expect(one!.subarray(1, 4).toString()).toBe('PNG');
  expect(one!.readUInt32BE(16)).toBe(1200);
  expect(one!.equals(other!)).toBe(true);
});
