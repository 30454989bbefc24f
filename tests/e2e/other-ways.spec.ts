import { lacksCaddy, NO_CADDY, startCaddy } from '../support/caddy';
import { expect, test } from '../support/browser';
import { choose, pay, someone, successful } from '../support/checkout-page';
import { onResults, rateAll, send, toStep3 } from '../support/diagnostic-page';
import { startImage } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';

for (const [name, start] of [
  ['through Caddy', () => startCaddy(siteEnvironment.PORT)],
  ['from the folder of the image', startImage],
] as const)
  test.describe(name, { tag: '@nightly' }, () => {
    test.skip(name === 'through Caddy' && lacksCaddy(), NO_CADDY);
    test.use({
      baseURL: async ({ browserName: _ }, use) => {
        const site = await start();
        await use(site.url);
        await site.stop();
      },
    });

    test('a visitor gets a score', async ({ page }) => {
      await toStep3(page);
      await rateAll(page, 'Poor');
      await send(page).click();
      await onResults(page);
      await expect(page.getByText('33%').first()).toBeVisible();
    });

    test('a buyer gets a file', async ({ page }) => {
      await choose(page);
      await pay(page, someone());
      await expect(successful(page)).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('link', { name: /^Download/ })
          .first()
          .click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.(xlsx|pdf|zip)$/);
    });
  });
