import fs from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { wholeDollars } from '@/lib/kernel/money';
import { expect, nightlyUnless, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';
import { siteEnvironment } from '../support/site-environment.mjs';

const { toolbox, products } = loadContent(CONTENT);
const DEMOS = toolbox.demos.items.map(({ slug, path }) => ({
  slug,
  path,
  product: products.find((product) => product.slug === slug)!,
}));

/**
 * What somebody types first, what of the result has to follow, and whether there is anything for a calendar.
 */
const FIRST: Record<string, { label: string; typed: string; headline: RegExp; calendar?: RegExp }> = {
  'okr-planning-calculator': {
    label: 'Value today',
    typed: '30',
    headline: /scores 0\.88: on track/,
    calendar: /DATE:20270405.*COUNT=13/s,
  },
  '90-day-sprint-planner': {
    label: 'Hours a week',
    typed: '30',
    headline: /^Nobody’s overbooked/,
    calendar: /DATE:20270405.*price list/s,
  },
  'strategic-alignment-assessment-kit': { label: 'Person 1', typed: 'Ines', headline: /3 apart/ },
  'roi-projection-calculator': { label: 'Cost each month', typed: '6600', headline: /money back within 24/ },
  'team-performance-dashboard': { label: 'Week 8', typed: '97', headline: /1 to talk about/ },
  'executive-decision-framework': {
    label: 'Weight',
    typed: '0',
    headline: /“Deliver from our shop” leads by 0\.27/,
    calendar: /DATE:20270528.*DATE:20271203/s,
  },
  'okr-workshop-facilitator-kit': {
    label: 'Length in minutes',
    typed: '240',
    headline: /240 minutes, until 13:00/,
    calendar: /20270318T090000/,
  },
  'goal-cascade-builder': { label: 'What', typed: 'Grow', headline: /^3 loose ends/ },
  'strategic-okr-execution-tracker': {
    label: 'Week 3',
    typed: '13',
    headline: /^2 of 3 need you/,
    calendar: /DATE:20270408.*COUNT=12/s,
  },
};

const headline = (page: Page) => page.locator('.headline');
const said = (page: Page) => page.locator('.said');
const firstField = (page: Page, slug: string) => page.getByLabel(FIRST[slug]!.label, { exact: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** By keyboard alone: what stands in the field is replaced. */
async function type(page: Page, slug: string): Promise<void> {
  await firstField(page, slug).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(FIRST[slug]!.typed);
}

async function saved(page: Page, name: string): Promise<{ download: Download; text: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  const path = await download.path();
  return { download, path, text: fs.readFileSync(path, 'utf8') };
}

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Open file')]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer });
}

const hasTyped = async (page: Page, slug: string) => {
  await expect(firstField(page, slug)).toHaveValue(FIRST[slug]!.typed);
  await expect(headline(page)).toHaveText(FIRST[slug]!.headline);
};

for (const { slug, path, product } of DEMOS) {
  test(`${slug}: what is typed is computed, kept, taken back, saved and opened again`, async ({ page }) => {
    await page.goto(path);
    const example = await headline(page).textContent();
    await type(page, slug);
    await hasTyped(page, slug);
    await page.reload();
    await hasTyped(page, slug);

    const json = await saved(page, 'Save file');
    expect(json.download.suggestedFilename()).toBe(`${slug}.plumbline.json`);

    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeHidden();
    await press(page, 'Clear all');
    await expect(firstField(page, slug)).not.toHaveValue(FIRST[slug]!.typed);
    await expect(undo).toBeInViewport();
    await press(page, 'Undo');
    await hasTyped(page, slug);
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused();
    await press(page, 'Example');
    await expect(headline(page)).toHaveText(example!);
    await open(page, `${slug}.json`, fs.readFileSync(json.path));
    await hasTyped(page, slug);

    for (const broken of [json.text.slice(0, -20), 'Something, else', '{"tool":"x"}']) {
      await open(page, 'broken.json', Buffer.from(broken));
      await expect(said(page)).toHaveText(/^“broken.json” can’t be opened\. .+ Nothing here has changed\.$/);
      await hasTyped(page, slug);
    }
    const calendar = FIRST[slug]!.calendar;
    if (calendar) expect((await saved(page, 'Save calendar')).text).toMatch(calendar);
    else await expect(page.getByRole('button', { name: 'Save calendar' })).toHaveCount(0);
  });

  test(`${slug}: on a phone, on paper and without a network${nightlyUnless(slug === DEMOS[0]!.slug)}`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser fetches the mark of the tab when it likes.
      if (new URL(request.url()).pathname !== '/icon.svg') asked.push(request.url());
    });
    await page.addInitScript(() =>
      Object.assign(window, { print: () => document.body.classList.add('printed') }),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const loaded = asked.length;
    expect(
      asked.filter((url) => !url.startsWith(siteEnvironment.BASE_URL) && !url.startsWith('data:')),
    ).toEqual([]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(page.getByRole('link', { name: wholeDollars(product.priceCents) })).toHaveAttribute(
      'href',
      `/toolbox/${slug}`,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      siteEnvironment.BASE_URL + path,
    );

    await context.setOffline(true);
    await type(page, slug);
    await expect(headline(page)).toHaveText(FIRST[slug]!.headline);
    expect(asked.slice(loaded)).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await press(page, 'Print');
    await expect(page.locator('body')).toHaveClass('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(headline(page)).toBeVisible();
    // A choice is written out on paper, and its field is not there.
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
