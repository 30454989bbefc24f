import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { startRefused, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';

test('the built site refuses an address it was not built for, and ends', async () => {
  const { code, output } = await startRefused({
    PORT: String(await freePort()),
    BASE_URL: 'https://example.org',
  });
  expect(code).toBe(1);
  expect(output).toContain(
    `BASE_URL was "${siteEnvironment.BASE_URL}" when the site was built and is "https://example.org" now`,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('a second site can run beside the first, on a database of its own', async () => {
  const site = await startSite({ PORT: String(await freePort()) });
  expect((await fetch(site.url)).status).toBe(200);
  await site.stop();
});
