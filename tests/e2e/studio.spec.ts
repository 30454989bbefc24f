import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ROOT } from '@/scripts/setup/project.mjs';
import { bridgeScript, studioFiles } from '@/scripts/setup/studio-files';
import { aStudio, freePlace } from '@/studio/tests/a-studio';
import { expect, test } from '../support/browser';
import { siteEnvironment } from '../support/site-environment.mjs';

// One studio, whose draft goes from test to test.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ expectedErrors: ['status of 403'] });

let studio: Awaited<ReturnType<typeof aStudio>>;
let page: Page;
let link: string;
let origin: string;

test.beforeAll(async ({ browser }) => {
  const place = await freePlace();
  ({ origin } = place);
  studio = await aStudio({
    ...place,
    builds: [{ dir: ROOT, folder: siteEnvironment.BUILD_FOLDER }],
    files: await studioFiles(),
    bridge: await bridgeScript(origin),
  });
  link = studio.newLink();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(link);
});
test.afterAll(() => studio.stop());

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const inPage = () => page.frameLocator('iframe[title="The page"]');
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The page in the frame is looked at by tests of its own. */
async function expectNoFindings(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a marketer changes a headline, sees it on the page and in words, and publishes it', async () => {
  await expect(page.getByRole('heading', { name: 'Home (landing page)' })).toBeVisible();
  expect(page.url()).toBe(`${origin}/`);
  const former = studio.read('home.yaml');

  await field('Headline').fill('');
  await expect(page.getByText('Headline is empty. Write a text.', { exact: true })).toBeVisible();
  await expect(field('Headline')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFindings();

  await field('Headline').fill("One year's plan, *kept*");
  await expect(page.getByText(/Headline has a straight quote or apostrophe/)).toBeVisible();
  // A process that starts, and renders its first page twice: on a busy machine that takes its time.
  await expect(inPage().getByRole('heading', { level: 1 })).toHaveText("One year's plan, kept", {
    timeout: 90_000,
  });

  await button('Publish (1)').click();
  await expect(page.getByRole('region', { name: 'Home (landing page)' })).toContainText('Hero › Headline');
  await expect(page.locator('ins')).toContainText(["One year's plan, *kept*"]);
  await expectNoFindings();

  await button(/^Undo/).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(field('Headline')).toHaveValue('From scattered to *strategic* in 90 days');
  await button(/^Redo/).click();
  await expect(field('Headline')).toHaveValue("One year's plan, *kept*");

  expect(studio.read('home.yaml')).toBe(former);
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(studio.read('home.yaml')).toBe(
    former.replace(/headline: .*/, `headline: "One year's plan, *kept*"`),
  );
});

test('entries go up and down by the keyboard, and what somebody else saves meanwhile is not lost', async () => {
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: 'Testimonials', exact: true }).click();
  await page.locator('summary').filter({ hasText: 'Founders' }).press('Enter');
  const author = (index: number) => page.getByRole('textbox', { name: 'Author', exact: true }).nth(index);
  const moved = await author(0).inputValue();
  await author(0).fill(`${moved}!`);
  // At once: what was typed goes along.
  await author(0).press('Alt+ArrowDown');
  await expect(author(1)).toHaveValue(`${moved}!`);
  await expect(author(0)).not.toHaveValue(`${moved}!`);
  // Both in sight: a window that scrolls meanwhile would take the pointer along.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.locator('.handle').nth(0).scrollIntoViewIfNeeded();
  await page.locator('.handle').nth(1).dragTo(page.locator('.handle').nth(0));
  await expect(author(0)).toHaveValue(`${moved}!`);

  studio.write(
    'testimonials.yaml',
    studio.read('testimonials.yaml').replace(/title: .*/, 'title: By somebody else'),
  );
  await expect(page.getByRole('heading', { name: 'Someone else has changed this file' })).toBeVisible();
  await expectNoFindings();
  await button('Keep both').click();
  await expect(page.getByRole('heading', { name: 'Someone else has changed this file' })).toBeHidden();
  await expect(field('Title').first()).toHaveValue('By somebody else');
  await expect(author(0)).toHaveValue(`${moved}!`);
});

test('a text that is pointed at in the page leads to its field, and a field to its text', async () => {
  await page.getByRole('button', { name: 'Home (landing page)' }).click();
  await button('Point at words').click();
  await inPage().getByText('A record month, then a quiet one').click();
  const text = page.locator('textarea:focus');
  await expect(text).toHaveValue(/^A record month/);
  await expect(text).toHaveAccessibleName('Text');
  await button('Point at words').click();
  await field('Tagline').focus();
  await expect(inPage().getByText('1-on-1 coaching for founders')).toHaveCSS('outline-style', 'solid');
});

test('a link that was used says so, and how to get another', async ({ browser }) => {
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('Press Enter in the terminal');
});
