import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { LIMITS } from '@/lib/kernel/limits';
import { send } from '../support/api-calls';
import { freePort } from '../support/free-port';
import { type Site, startSite } from '../support/site';

const FORM = 'application/x-www-form-urlencoded';
const MOST = LIMITS.findPurchase.perNetwork.times;

/** Asks for links, each time for another address, with what the caller says of its way here. */
async function ask(site: Site, forwardedFor: (at: number) => string, times: number, headers = {}) {
  const answers = [];
  for (let at = 0; at < times; at++)
    answers.push(
      await fetch(`${site.url}/api/find-purchase`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': FORM, 'x-forwarded-for': forwardedFor(at), ...headers },
        body: `email=limit-${at}@example.org`,
      }),
    );
  return answers;
}
async function aSite(environment: Record<string, string> = {}): Promise<Site> {
  return startSite({ PORT: String(await freePort()), LIMITS_FACTOR: '1', ...environment });
}

// One site for all that the site itself sees of a network, and one after the other.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await aSite();
});
test.afterAll(() => site.stop());

test('whoever writes another X-Forwarded-For each time is one network all the same', async () => {
  const answers = await ask(site, (at) => `198.51.100.${at}`, MOST + 1);
  expect(answers.slice(0, MOST).map(({ status }) => status)).toEqual(Array.from({ length: MOST }, () => 303));
  expect(answers[MOST]?.status).toBe(429);
  expect(Number(answers[MOST]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const [page] = await ask(site, () => '', 1, { accept: 'text/html' });
  expect(page?.status).toBe(429);
  expect(await page?.text()).toContain('<h1>Too many requests</h1>');
});

test('a body without an end is refused while it is still being sent', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/create-payment-intent HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n',
  );
  const drip = setInterval(() => socket.writable && socket.write(`400\r\n${'a'.repeat(1024)}\r\n`), 20);
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 413 [^]*"message":/);
  clearInterval(drip);
  socket.destroy();
});

test('whoever sends too much is told so, and is served on over the same connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  const call = { method: 'POST', path: '/api/webhooks/stripe', headers, body: 'x'.repeat(1_200_000) };
  const port = Number(new URL(site.url).port);
  expect((await send(port, call, agent)).status).toBe(413);
  expect((await send(port, { ...call, body: '{}' }, agent)).status).toBe(400);
  agent.destroy();
});

test('behind a proxy that is named each of its visitors is a network, and none can pretend to be another', async () => {
  const proxied = await aSite({ TRUSTED_PROXIES: '1' });
  const many = await ask(proxied, (at) => `198.51.100.${at}`, MOST + 5);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([303]));
  const one = await ask(proxied, (at) => `198.51.100.${at}, 203.0.113.7`, MOST + 1);
  expect(one[MOST]?.status).toBe(429);
  await proxied.stop();
});
