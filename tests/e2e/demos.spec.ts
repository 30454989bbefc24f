import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { wholeDollars } from '@/lib/domain/money';
import { nothingToFind } from '../support/axe';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';
import { siteEnvironment } from '../support/site-environment.mjs';

const { toolbox, products } = loadContent(CONTENT);
const DEMOS = toolbox.demos.items.map(({ slug, path }) => ({
  slug,
  path,
  product: products.find((product) => product.slug === slug)!,
}));

/** What somebody types first, and what of the result has to follow. */
const FIRST: Record<string, { label: string; typed: string; headline: RegExp }> = {
  'okr-planning-calculator': { label: 'Value today', typed: '30', headline: /scores 0\.83: delivered/ },
  '90-day-sprint-planner': { label: 'Hours a week', typed: '30', headline: /^Jon in week 6/ },
  'strategic-alignment-assessment-kit': { label: 'Person 1', typed: 'Ines', headline: /3 apart/ },
  'roi-projection-calculator': { label: 'Cost each month', typed: '6600', headline: /not back within 24/ },
  'team-performance-dashboard': { label: 'This week', typed: '97', headline: /To talk about: 1/ },
  'executive-decision-framework': {
    label: 'Weight, 0 to 10',
    typed: '0',
    headline: /“Deliver from the first” leads by 0\.27/,
  },
  'okr-workshop-facilitator-kit': {
    label: 'Length in minutes',
    typed: '120',
    headline: /120 minutes, until 11:00/,
  },
  'goal-cascade-builder': { label: 'What', typed: 'Grow', headline: /^3 loose ends/ },
  'strategic-okr-execution-tracker': { label: 'Week 3', typed: '13', headline: /^2 of 3 need you/ },
};

const headline = (page: Page) => page.locator('.headline');
const firstField = (page: Page, slug: string) => page.getByLabel(FIRST[slug]!.label, { exact: true }).first();

/** By keyboard alone: what stands in the field is replaced. */
async function type(page: Page, slug: string): Promise<void> {
  await firstField(page, slug).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(FIRST[slug]!.typed);
}

for (const { slug, path, product } of DEMOS) {
  test(`${slug}: computes while one types, and a reload keeps it`, async ({ page }) => {
    await page.goto(path);
    await type(page, slug);
    await expect(headline(page)).toHaveText(FIRST[slug]!.headline);
    await page.reload();
    await expect(firstField(page, slug)).toHaveValue(FIRST[slug]!.typed);
    await expect(headline(page)).toHaveText(FIRST[slug]!.headline);
  });

  test(`${slug}: clears, takes that back, and shows the example again`, async ({ page }) => {
    await page.goto(path);
    const example = await headline(page).textContent();
    await type(page, slug);
    await page.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(firstField(page, slug)).not.toHaveValue(FIRST[slug]!.typed);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(firstField(page, slug)).toHaveValue(FIRST[slug]!.typed);
    await page.getByRole('button', { name: 'Show example' }).press('Enter');
    await expect(headline(page)).toHaveText(example!);
  });

  test(`${slug}: saves what was typed as CSV`, async ({ page }) => {
    await page.goto(path);
    await type(page, slug);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save CSV' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(`${slug}.csv`);
    const text = fs.readFileSync(await download.path(), 'utf8');
    expect(text).toContain(FIRST[slug]!.typed);
    expect(text.split('\r\n').length).toBeGreaterThan(4);
  });

  test(`${slug}: asks for nothing but its own files, and works without a network`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser fetches the mark of the tab when it likes.
      if (new URL(request.url()).pathname !== '/icon.svg') asked.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const loaded = asked.length;
    expect(
      asked.filter((url) => !url.startsWith(siteEnvironment.BASE_URL) && !url.startsWith('data:')),
    ).toEqual([]);
    await context.setOffline(true);
    await type(page, slug);
    await expect(headline(page)).toHaveText(FIRST[slug]!.headline);
    expect(asked.slice(loaded)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  for (const width of [360, 1440])
    test(`${slug}: axe finds nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await nothingToFind(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

  test(`${slug}: fits into 320 px, has its own title and leads to the tool with its price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(page.getByRole('link', { name: wholeDollars(product.price) })).toHaveAttribute(
      'href',
      `/toolbox/${slug}`,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      siteEnvironment.BASE_URL + path,
    );
  });
}

test('a demo has at most 60 kB of script, and none of it in the page', async ({ request }) => {
  for (const { slug, path } of DEMOS) {
    const script = await request.get(`/tools/assets/${slug}.js`);
    expect((await script.body()).byteLength).toBeLessThan(60_000);
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script(?![^>]* src=)|\son[a-z]+=|\sstyle=|<style/);
  }
});

test('a number that can’t be read is told beside its field and is not lost', async ({ page }) => {
  await page.goto('/tools/roi-projection-calculator.html');
  const months = page.getByLabel('Months to look ahead, up to 36');
  await months.fill('many');
  await expect(months).toHaveAccessibleDescription('Write a whole number from 1 to 36.');
  await expect(headline(page)).toHaveText('Fill in every figure to see when the money is back.');
  await page.reload();
  await expect(months).toHaveValue('many');
});

test('what is stored and is not what this demo writes is left aside', async ({ page }) => {
  await page.goto('/tools/goal-cascade-builder.html');
  await page.evaluate(() => localStorage.setItem('tool-demo:goal-cascade-builder', '{"entries":[{"id":1}]}'));
  await page.reload();
  await expect(headline(page)).toHaveText(/^3 loose ends/);
});

test('a line that is added has the focus within reach and is undone in one step', async ({ page }) => {
  await page.goto('/tools/okr-planning-calculator.html');
  await page.getByRole('button', { name: 'Add a key result' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Key result 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a key result' })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(page.getByRole('group', { name: 'Key result 4' })).toHaveCount(0);
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});
