import { expect, test } from '../support/browser';
import { loadContent } from '../../lib/content/load';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { routes } from '../../lib/kernel/routes';
import { CONTENT } from '../support/content-folder';
import { expectToFit } from '../support/windows';

const { library, diagnostic } = loadContent(CONTENT);
const STATEMENT = 'visionClarity';
const page = library.visionStrategy.statements[STATEMENT];

test('the library fits every window', async ({ page }) => {
  for (const path of [routes.library, routes.libraryPage('keyResults'), routes.libraryPage(STATEMENT)]) {
    await page.goto(path);
    await expectToFit(page);
  }
});

test('by keyboard, a statement is found from the library and leads on to the next and to its demo', async ({
  page: browser,
}) => {
  await browser.goto(routes.library);
  const main = browser.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(STATEMENT_IDS.length);
  await main.getByRole('link', { name: page.title }).focus();
  await browser.keyboard.press('Enter');
  await expect(browser).toHaveURL(routes.libraryPage(STATEMENT));
  const scenes = browser.getByRole('region', { name: library.words.statement.scenes });
  const labels = diagnostic.questionnaire.scale.labels.map(({ value, label }) => `${value} ${label}`);
  await expect(scenes.getByRole('heading', { level: 3 })).toHaveText(labels);
  const demo = main.getByRole('link', { name: library.words.statement.demo });
  await expect(demo).toHaveAttribute('href', `/tools/${page.tool.slug}.html`);
  await main.getByRole('link', { name: /^Next: / }).focus();
  await browser.keyboard.press('Enter');
  await expect(browser).toHaveURL(routes.libraryPage('missionRelevance'));
});
