import { expect, test } from 'vitest';
import { checkWebhookAddress } from '@/lib/platform/lead-webhook/send';

const refused = { ok: false, error: expect.stringContaining('https') as string };

test.each([
  ['http://8.8.8.8/hook', '8.8.8.8', refused],
  ['http://10.0.0.1/hook', undefined, refused],
  ['http://127.0.0.1:5678/hook', '127.0.0.1', { ok: true }],
  ['http://[::1]:5678/hook', '::1', { ok: true }],
  ['http://localhost:5678/hook', 'localhost', { ok: true }],
  ['https://8.8.8.8/hook', '8.8.8.8', { ok: true }],
  ['https://10.0.0.1/hook', '10.0.0.1', { ok: true }],
  ['https://10.0.0.1/hook', undefined, { ok: false }],
])('of %s, where %s is named', async (url, privateHost, outcome) => {
  expect(await checkWebhookAddress(url, privateHost)).toMatchObject(outcome);
});
