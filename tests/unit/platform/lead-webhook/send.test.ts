import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { rootCertificates } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type LeadWebhookWorld, leadWebhookSender, isPublicAddress } from '@/lib/platform/lead-webhook/send';
import { aLeadWebhookServer, type LeadWebhookServer } from '../../../support/lead-webhook-server';
import { onThisMachine } from '../../../support/lead-webhook-world';

const NOON = new Date('2026-03-01T12:00:00Z');
const SECRET = 's'.repeat(40);

function poster(
  hook: LeadWebhookServer,
  { name = 'crm.test', ...world }: Partial<LeadWebhookWorld> & { name?: string } = {},
) {
  const url = `https://${name}:${hook.port}/hooks?a=b`;
  return leadWebhookSender({ url, secret: SECRET, now: () => NOON, world: { ...hook.world, ...world } });
}
/** As the site has it: no seam. */
const asInProduction = (url: string) => leadWebhookSender({ url, secret: SECRET, now: () => NOON })('a', {});

test('a post has its id, its time and the signature of Standard Webhooks over all of it', async () => {
  const hook = await aLeadWebhookServer();
  expect(await poster(hook)('delivery-1', { name: 'Zoë' })).toEqual({ ok: true });
  const [{ path, headers, body } = {}] = hook.got as Partial<LeadWebhookServer['got'][0]>[];
  expect([path, body]).toEqual(['/hooks?a=b', '{"name":"Zoë"}']);
  const signed = createHmac('sha256', SECRET)
    .update(`delivery-1.${NOON.getTime() / 1000}.${body}`)
    .digest('base64');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'delivery-1',
    'webhook-timestamp': String(NOON.getTime() / 1000),
    'webhook-signature': `v1,${signed}`,
  });
});

test('without https, a host that is named is connected to only where no address of it is of the open internet', async () => {
  const got: string[] = [];
  const server = http.createServer((request, response) => {
    got.push(request.url ?? '');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // 127.0.0.1 stands for itself, and then for an address of the open internet.
  const isPublic = (address: string) => address !== '127.0.0.1';
  const post = (allows: LeadWebhookWorld['allows'], addresses = ['127.0.0.1']) => {
    const world = { ...onThisMachine(''), allows };
    world.resolve = (_name, _options, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    const how = { secret: SECRET, privateHost: 'n8n', now: () => NOON, world };
    return leadWebhookSender({ url: `http://n8n:${port}/hook`, ...how })('a', {});
  };
  expect(await post(isPublic)).toEqual({ ok: true });
  const refused = { ok: false, answer: expect.stringContaining('https') as string };
  expect(await post(() => true)).toMatchObject(refused);
  expect(await post(isPublic, ['127.0.0.1', '8.8.8.8'])).toMatchObject(refused);
  expect(got).toEqual(['/hook']);
});

test.each([301, 302, 307, 308])('a redirect (%i) is not followed, and is a failure', async (status) => {
  const elsewhere = await aLeadWebhookServer();
  const hook = await aLeadWebhookServer();
  hook.answer = (response) =>
    response.writeHead(status, { location: `https://crm.test:${elsewhere.port}/` }).end();
  expect(await poster(hook)('a', {})).toEqual({
    ok: false,
    permanent: false,
    answer: `The answer was ${status}.`,
  });
  expect(elsewhere.connections).toBe(0);
});

describe('nothing is sent to', () => {
  test('a server whose certificate is for another name', async () => {
    const hook = await aLeadWebhookServer();
    expect(await poster(hook, { name: 'other.test' })('a', {})).toMatchObject({ ok: false });
    expect(hook.got).toEqual([]);
  });

  test('a server whose certificate nobody vouches for, also where the process is told not to mind', async () => {
    const hook = await aLeadWebhookServer();
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const outcome = await poster(hook, { ca: rootCertificates[0]! })('a', {});
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    expect(outcome).toMatchObject({ ok: false });
    expect(hook.got).toEqual([]);
  });

  test('a name that leads to this machine', async () => {
    const hook = await aLeadWebhookServer();
    const outcome = await asInProduction(`https://localhost:${hook.port}/`);
    expect(outcome).toMatchObject({ ok: false, answer: expect.stringContaining('open internet') as string });
    expect(hook.connections).toBe(0);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '2130706433', '0x7f.1', '0'])(
    'this machine as %s',
    async (host) => {
      const hook = await aLeadWebhookServer();
      expect(await asInProduction(`https://${host}:${hook.port}/`)).toMatchObject({ ok: false });
      expect(hook.connections).toBe(0);
    },
  );

  test('a name of which one address is public and another is not', async () => {
    const hook = await aLeadWebhookServer();
    const resolve: LeadWebhookWorld['resolve'] = (_name, _options, answer) =>
      answer(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await poster(hook, { resolve, allows: isPublicAddress })('a', {})).toMatchObject({ ok: false });
    expect(hook.connections).toBe(0);
  });
});

test('a name is looked up once for a connection, and again for the next: one that has turned private is refused', async () => {
  const hook = await aLeadWebhookServer();
  // 127.0.0.1 stands for an address that was public when it was looked up first.
  const answers = ['127.0.0.1', '127.0.0.2'];
  let asked = 0;
  const resolve: LeadWebhookWorld['resolve'] = (_name, _options, answer) =>
    answer(null, [{ address: answers[asked++]!, family: 4 }]);
  const post = poster(hook, { resolve, allows: (address) => address === '127.0.0.1' });
  expect(await post('a', {})).toEqual({ ok: true });
  expect(asked).toBe(1);
  expect(await post('b', {})).toMatchObject({ ok: false });
  expect([asked, hook.connections]).toEqual([2, 1]);
});
