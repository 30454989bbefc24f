import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';

/** The scripts that a page asks for, as they come. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const STILL = [
  routes.home,
  routes.testimonials,
  routes.bookCall,
  routes.sprintProgram,
  routes.toolbox,
  routes.privacyPolicy,
  routes.termsOfService,
  '/no-such-page',
];

for (const path of STILL) {
  test(`${path} is read with one small script, and without React`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/_still\/\w+\.js$/)]);
    expect(errors).toEqual([]);
  });
}

test('Buy wakes the page: the checkout opens, and the rest of the page stays as it was', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const scripts = scriptsOf(page);
  await page.goto(routes.toolbox, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('[data-buy]').first().click();
  await expect(page.locator('.checkout').getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((path) => path === scripts[0])).toHaveLength(1);
  await expect(page.locator(`script[src='${scripts[0]}']`)).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('[data-buy]').first()).toBeFocused();
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test.describe('a browser that prepares no pages by itself', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = (kind) => kind !== 'speculationrules';
    }),
  );

  test('fetches a page while its link is pressed, and may keep it for the click', async ({ page }) => {
    await page.goto(routes.testimonials, { waitUntil: 'networkidle' });
    await page.locator(`footer a[href="${routes.bookCall}"]`).hover();
    const fetched = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch');
    await page.mouse.down();
    const answer = await fetched;
    expect(new URL(answer.url()).pathname).toBe(routes.bookCall);
    expect(answer.headers()['cache-control']).toMatch(/^max-age=10,/);
  });

  test('fetches no page ahead that is made for one visitor', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(routes.testimonials, { waitUntil: 'networkidle' });
    await page.locator(`footer a[href="${routes.findPurchase}"]`).hover();
    await page.mouse.down();
    await page.locator(`footer a[href="${routes.bookCall}"]`).hover();
    await page.mouse.up();
    await page.mouse.down();
    await expect.poll(() => asked.filter((path) => !path.endsWith('.woff2'))).toEqual([routes.bookCall]);
  });
});

test('a script that is there before the rest of its page waits for it', async ({ page, baseURL }) => {
  const html = await (await fetch(baseURL!)).text();
  const [, address = ''] = /<script data-src="(\/_still\/[^"]+)"/.exec(html) ?? [];
  const script = await (await fetch(baseURL + address)).text();
  let finish = () => {};
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write(html.slice(0, html.indexOf('<main')));
      finish = () => response.end(html.slice(html.indexOf('<main')));
    } else if (url === address) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${script};fetch('/it-ran')`);
    } else if (url === '/it-ran') {
      response.end();
      finish();
    } else
      void fetch(baseURL! + url).then(async (answer) =>
        response
          .writeHead(200, { 'Content-Type': answer.headers.get('content-type')! })
          .end(Buffer.from(await answer.arrayBuffer())),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Toolbox' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#toolbox-menu a').first()).toBeFocused();
    expect(errors).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
