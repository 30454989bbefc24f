import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { postLead } from '@/lib/platform/lead-webhook/send';
import { aLeadWebhookServer } from '../../../support/lead-webhook-server';

const NOON = new Date('2026-03-01T12:00:00Z');
const SECRET = 's'.repeat(40);
const post = (url: string, id = 'a', lead = {}) => postLead({ url, secret: SECRET }, id, lead, NOON);
const failed = (answer: string) => ({ ok: false, permanent: false, answer });

test('a post has its id, its time and the signature of Standard Webhooks over all of it', async () => {
  const hook = await aLeadWebhookServer();
  expect(await post(hook.url, 'delivery-1', { name: 'Zoë' })).toEqual({ ok: true });
  const [{ path, headers, body } = {}] = hook.got as Partial<(typeof hook.got)[0]>[];
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

test.each([301, 302, 307, 308])('a redirect (%i) is not followed, and is a failure', async (status) => {
  const elsewhere = await aLeadWebhookServer();
  const hook = await aLeadWebhookServer();
  hook.answer = (response) => response.writeHead(status, { location: elsewhere.url }).end();
  expect(await post(hook.url)).toEqual(failed(`The answer was ${status}.`));
  expect(elsewhere.got).toEqual([]);
});

test('nobody there is a failure that says why', async () => {
  expect(await post('http://127.0.0.1:1/')).toEqual(
    failed(expect.stringMatching(/refused|bad port/i) as string),
  );
});

test.each(['http://crm.example.org/hook', 'http://93.184.215.14/'])('%s is refused: no https', (url) =>
  expect(() => readEnv({ LEAD_WEBHOOK_URL: url })).toThrow('LEAD_WEBHOOK_URL has no https'),
);

test('an address with a password is refused with what to do, and never said again', async () => {
  const url = 'https://me:verysecret@crm.example.org/hook';
  expect(() => readEnv({ LEAD_WEBHOOK_URL: url })).toThrow(
    /^LEAD_WEBHOOK_URL has a name or a password before its host: take them out[^@]*$/,
  );
  expect(await post(url)).toEqual(failed('It could not be sent.'));
});

test.each(['https://crm.example.org/hook', 'http://n8n:5678/webhook/x', 'http://127.0.0.1:5678/'])(
  '%s may be posted to',
  (url) => expect(readEnv({ LEAD_WEBHOOK_URL: url }).LEAD_WEBHOOK_URL).toBe(url),
);
