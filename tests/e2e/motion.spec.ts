import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { ratings } from '../support/diagnostic';
import { storeResult } from '../support/suite-data';

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

/** The card with the step to take now. */
const card = (page: Page) =>
  page.getByRole('region', { name: /^(Start here|Next, once that sticks|Every step is done)$/ });
const done = (page: Page) => card(page).getByRole('button', { name: /^Mark as done/, pressed: false });
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan for 12 weeks' });
const undo = (page: Page) => plan(page).getByRole('button', { name: /^Mark as done/, pressed: true });
const score = (page: Page) => page.locator('.score-figure');
const holds = (page: Page) => page.getByRole('status').filter({ hasText: /if what’s done sticks\.$/ });
const bob = (page: Page) => page.locator('.wall-bob.moves');
/** How wide each stone of the wall stands, in percent, with what is done, in brass. */
const stones = (page: Page) =>
  page
    .locator('.wall [role=progressbar]')
    .evaluateAll((all) => all.map((one) => one.querySelector('svg')!.getAttribute('width')));

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
  await expect(card(page).getByRole('heading', { name: 'Next, once that sticks' })).toBeFocused();
  expect(await motion()).toEqual([]);
  await beIdle(page);
  await expect(bob(page)).toBeVisible();
  const sizes = (await motion()).map((body) => gzipSync(body).length);
  expect(sizes).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
});

/** That the score is as it was given, and that the line above the bar and the wall say what it would be. */
async function expectScore(page: Page, given: number, percent = given): Promise<void> {
  await expect(score(page)).toHaveText(`${given}%`);
  await expect(holds(page)).toHaveText(percent === given ? [] : [`${percent}% if what’s done sticks.`]);
  const bar = page.getByRole('progressbar', { name: 'Overall strategic health score' });
  await expect(bar).toHaveAttribute('aria-valuenow', String(given));
  const widths = await stones(page);
  const asGiven = await page
    .locator('.wall .stone')
    .evaluateAll((all) => all.map((one) => one.getAttribute('width')));
  expect(await page.locator('.course-percent').allInnerTexts()).toEqual(asGiven);
  const gained = widths.filter((width, area) => width !== asGiven[area]);
  expect(
    await page
      .locator('.wall')
      .getByText(/if it sticks\.$/)
      .allInnerTexts(),
  ).toEqual(gained.map((width) => `${width} if it sticks.`));
  const mean = widths.reduce((sum, width) => sum + parseInt(width!), 0) / widths.length;
  expect(Math.abs(mean - percent)).toBeLessThanOrEqual(1);
}

test('by keyboard, Done moves stone, bar and card, and the score stays as given', async ({
  page,
  request,
  context,
}) => {
  const address = routes.results(await storeResult(request, LOW));
  await page.goto(address);
  await expect(bob(page)).toBeVisible();
  await expectScore(page, 58);
  const before = await stones(page);
  const first = await card(page).getByRole('heading', { level: 3 }).innerText();

  await done(page).press('Space');
  await expectScore(page, 58, 63);
  const after = await stones(page);
  expect(after.filter((width, index) => width !== before[index])).toHaveLength(1);
  await expect(card(page).getByRole('heading', { name: 'Next, once that sticks' })).toBeFocused();
  await expect(card(page).getByRole('heading', { level: 3 })).not.toHaveText(first);
  await expect(card(page).getByRole('button', { pressed: true })).toHaveText(`Done: ${first}`);
  await expect(card(page).getByRole('term').first()).toHaveText('Weeks 5 to 8');
  await nothingToFind(page);
  await page.reload();
  await expect(undo(page)).toHaveCount(1);
  await expectScore(page, 58, 63);

  const other = await context.newPage();
  await other.goto(address);
  await expect(undo(other)).toHaveCount(1);
  await undo(page).press('Enter');
  await expect(holds(page)).toHaveCount(0);
  await expect(undo(other)).toHaveCount(0);
  await expectScore(page, 58);
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText(first);

  // One that is not next yet, and then what is left, in turn.
  await plan(page).locator('ol summary').last().click();
  await plan(page)
    .getByRole('button', { name: /^Mark as done/ })
    .last()
    .click();
  await expect(undo(page)).toHaveCount(1);
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText(first);
  await done(page).click();
  await expect(undo(page)).toHaveCount(2);
  await done(page).click();
  await expect(card(page)).toContainText('Take the diagnostic again to see what stuck');
  await expect(card(page).getByRole('link', { name: 'Take Assessment Again' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear from this browser' }).click();
  await expectScore(page, 58);
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText(first);
  expect(await page.evaluate(() => localStorage.getItem('plumbline.done'))).toBeNull();
});

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('none comes, and Done shows its end at once', async ({ page, request }) => {
    const motion = motionOf(page);
    await holdIdle(page);
    await page.goto(routes.results(await storeResult(request, LOW)), { waitUntil: 'networkidle' });
    const before = await stones(page);
    await done(page).click();
    await expect(holds(page)).toHaveCount(1);
    expect(await stones(page)).not.toEqual(before);
    await beIdle(page);
    await page.waitForLoadState('networkidle');
    expect(await motion()).toEqual([]);
  });
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
