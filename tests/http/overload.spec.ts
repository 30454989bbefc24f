import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import Stripe from 'stripe';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';
import { CAPACITY } from '@/front/load';
import { freePort } from '../support/free-port';
import { type Site, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';

const aSite = async () => startSite({ PORT: String(await freePort()), LOG_FORMAT: 'json' });

/** Sends bytes over a connection of their own. */
function sends(site: Pick<Site, 'url'>, bytes: string) {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('latin1');
  let got = '';
  socket.on('data', (text: string) => (got += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  return { socket, got: () => got };
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\nAccept: text/html\r\n\r\n`;

/** With which statuses the log says that a page was answered. */
const statusesOf = (site: Site, route: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('"request"'))
    .map((line) => JSON.parse(line) as { route: string; status: number })
    .filter((line) => line.route === route)
    .map(({ status }) => status);

test('pages that were asked for ahead come in their order, and mixed with files', async () => {
  const site = { url: siteEnvironment.BASE_URL };
  const paths = [routes.findPurchase, '/robots.txt', routes.yourData, '/', '/no-such-page', '/robots.txt'];
  const { socket, got } = sends(site, paths.map(get).join(''));
  await expect.poll(() => got().match(/HTTP\/1\.1 \d+/g)).toHaveLength(paths.length);
  expect(got().match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 200, 200, 200, 404, 200].map((one) => `HTTP/1.1 ${one}`),
  );
  socket.destroy();
});

test('of many pages that were asked for ahead none is drawn for a client that has gone', async () => {
  const site = await aSite();
  const { socket, got } = sends(site, get(routes.findPurchase).repeat(900));
  await expect.poll(got).toContain('HTTP/1.1 200');
  socket.destroy();
  await expect.poll(() => statusesOf(site, routes.findPurchase).at(-1)).toBe(499);
  const drawn = statusesOf(site, routes.findPurchase).length;
  expect((await fetch(site.url + routes.yourData)).status).toBe(200);
  expect(statusesOf(site, routes.findPurchase)).toHaveLength(drawn);
  expect(drawn).toBeLessThan(900);
  await site.stop();
});

test('when more is asked than can be drawn, pages are refused with words; files, orders and events are not', async () => {
  const site = await aSite();
  const most = CAPACITY.atOnce + CAPACITY.waiting;
  const pages = Array.from({ length: 8 * most }, () => sends(site, get(routes.findPurchase)));
  const refused = () => pages.filter(({ got }) => got().startsWith('HTTP/1.1 503')).map(({ got }) => got());
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  const [file, order, event] = await Promise.all([
    fetch(site.url),
    fetch(site.url + routes.order('nobodys')),
    deliver(site),
  ]);
  expect([file.status, order.status, event.status]).toEqual([200, 404, 200]);
  expect(refused()[0]).toMatch(/\r\nretry-after: \d+\r\n/i);
  expect(Buffer.from(refused()[0]!, 'latin1').toString()).toContain('<h1>We’re very busy</h1>');
  await expect.poll(() => pages.filter(({ got }) => got() === '')).toHaveLength(0);
  // All come from one network, whose share of the places begins at once, however long it takes; the order's
  // page had one of them.
  expect(pages.length - refused().length).toBeGreaterThanOrEqual(CAPACITY.share * CAPACITY.atOnce - 1);
  for (const { socket } of pages) socket.destroy();
  await site.stop();
});

test('whoever hangs up while their page is drawn leaves no place taken', async () => {
  const site = await aSite();
  for (let round = 0; round < 4; round++) {
    const visitors = Array.from({ length: CAPACITY.atOnce }, () => sends(site, get(routes.yourData)));
    await expect.poll(() => visitors.some(({ got }) => got() !== '')).toBe(true);
    for (const { socket } of visitors) socket.destroy();
  }
  expect((await fetch(site.url + routes.yourData)).status).toBe(200);
  await site.stop();
});

/** A site that believes what a test says of whom it calls for. */
const aSiteBehindAProxy = async () =>
  startSite({ PORT: String(await freePort()), TRUSTED_PROXIES: '127.0.0.1', LIMITS_FACTOR: '1' });

test('one visitor who asks for more than can be drawn leaves the others theirs', async () => {
  const site = await aSiteBehindAProxy();
  const from = (address: string) =>
    get(routes.findPurchase).replace('\r\n', `\r\nX-Forwarded-For: ${address}\r\n`);
  const most = CAPACITY.atOnce + CAPACITY.waiting;
  const many = Array.from({ length: 2 * most }, () => sends(site, from('192.0.2.1').repeat(20)));
  await expect.poll(() => many.some(({ got }) => got().startsWith('HTTP/1.1 503'))).toBe(true);
  for (const last of [1, 2, 3]) {
    const { got } = sends(site, from(`198.51.100.${last}`));
    await expect.poll(got).toMatch(/^HTTP\/1\.1 200 /);
  }
  for (const { socket } of many) socket.destroy();
  await site.stop();
});

test('events that are never whole stop neither pages nor the events of others, also large ones', async () => {
  const site = await aSiteBehindAProxy();
  const head = [
    `POST ${apiRoutes.stripeWebhook} HTTP/1.1`,
    ...['Host: a.test', 'Content-Length: 200000', 'X-Forwarded-For: 192.0.2.1', '', ''],
  ].join('\r\n');
  const many = Array.from({ length: 64 }, () => sends(site, head + 'x'.repeat(100_000)));
  await expect.poll(() => many.some(({ got }) => got().startsWith('HTTP/1.1 503'))).toBe(true);
  expect((await fetch(site.url + routes.findPurchase)).status).toBe(200);
  expect((await deliver(site)).status).toBe(200);
  expect((await deliver(site, 'x'.repeat(200_000))).status).toBe(200);
  for (const { socket } of many) socket.destroy();
  await site.stop();
});

/** An event that is signed, and about nothing of ours. */
function deliver(site: Site, description = ''): Promise<Response> {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: { description } },
  });
  const secret = siteEnvironment.STRIPE_WEBHOOK_SECRET;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return fetch(site.url + apiRoutes.stripeWebhook, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
}
