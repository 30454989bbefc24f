import path from 'node:path';
import { hasCaddy, startCaddy } from '../support/caddy';
import { expect, test } from '../support/browser';
import { choose, pay, someone, successful } from '../support/checkout-page';
import { onResults, rateAll, send, toStep3 } from '../support/diagnostic-page';
import { freePort } from '../support/free-port';
import { startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';

const ALONE = path.join(import.meta.dirname, '../..', siteEnvironment.BUILD_FOLDER, 'standalone/server.js');
const { PORT } = siteEnvironment;

for (const [name, start] of [
  ['through Caddy', () => startCaddy(PORT)],
  [
    'from the folder of the image',
    async () =>
      startSite({ PORT: String(await freePort()), HOSTNAME: '127.0.0.1' }, [
        '--max-http-header-size=8192',
        ALONE,
      ]),
  ],
] as const)
  test.describe(name, { tag: '@nightly' }, () => {
    test.skip(name === 'through Caddy' && !hasCaddy(), 'caddy is not installed: apt-get install caddy');
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
