import { expect, test } from '@playwright/test';
import { startRefused, startSite } from '../support/site';

test('the built site refuses an address it was not built for, and ends', async () => {
  const { code, output } = await startRefused({ PORT: '3101', BASE_URL: 'https://example.org' });
  expect(code).toBe(1);
  expect(output).toContain(
    'BASE_URL was "http://127.0.0.1:3100" when the site was built and is "https://example.org" now',
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('a second site can run beside the first, on a database of its own', async () => {
  const site = await startSite({ PORT: '3102' });
  expect((await fetch(site.url)).status).toBe(200);
  await site.stop();
});
