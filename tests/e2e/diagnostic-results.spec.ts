import { CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { expect, nightlyUnless, test } from '../support/browser';
import { ratings } from '../support/diagnostic';
import { facesAreThere, held } from '../support/diagnostic-page';
import { storeResult } from '../support/suite-data';

test('a result holds nothing of the contact but the name', async ({ request }) => {
  const wanted = { email: 'hidden@example.com', phone: '555 0199', company: 'Hidden Ltd', role: 'cook' };
  const id = await storeResult(request, wanted);
  const html = await (await request.get(`/diagnostic/results/${id}`)).text();
  expect(html).toContain('Ada Quist');
  for (const secret of ['hidden@example.com', '555 0199', 'Hidden Ltd', 'cook'])
    expect(html).not.toContain(secret);
});

test('a stone opens its answers, each with the way to change it', async ({ page, request }) => {
  await page.goto(`/diagnostic/results/${await storeResult(request, ratings(2))}`);
  const row = page.locator('.wall li li').filter({ hasText: 'Every KPI has changed a decision' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 360) {
      await expect(row).toBeHidden();
      await page.locator('.wall .stone').last().click();
    }
    const [statement, change] = [row.getByRole('link').first(), row.getByRole('link', { name: /^Change/ })];
    const [said, offered] = [(await row.getByText('Somewhat').boundingBox())!, (await change.boundingBox())!];
    const { x, y, width: wide, height } = (await statement.boundingBox())!;
    expect(offered.x).toBeGreaterThanOrEqual(said.x);
    if (width === 360) expect(Math.min(said.y, offered.y)).toBeGreaterThanOrEqual(y + height);
    else expect(Math.min(said.x, offered.x)).toBeGreaterThanOrEqual(x + wide);
  }
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

test('a name is text, whatever it looks like', async ({ page, request }) => {
  const name = '<img src=x onerror=alert(1)> & "Søn"';
  await page.goto(`/diagnostic/results/${await storeResult(request, { name })}`);
  await expect(page.getByText(`Prepared for ${name}`)).toBeVisible();
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
