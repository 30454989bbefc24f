import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { webhookPoster } from '@/lib/gateways/webhook/post';
import { aHookServer } from '../../support/hook-server';

const NOON = new Date('2026-03-01T12:00:00Z');
const SECRET = 's'.repeat(40);
type Verify = (body: string, signature: string, secret: string, now: number) => boolean;

/** The example of the recipe, as somebody copies it. */
async function example(): Promise<Verify> {
  const recipe = fs.readFileSync(
    path.join(import.meta.dirname, '../../../docs/recipes/lead-webhook.md'),
    'utf8',
  );
  const code = /```js\n(.*?)```/s.exec(recipe)?.[1] ?? '';
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { isFromPlumbline } = (await import(/* @vite-ignore */ address)) as { isFromPlumbline: Verify };
  return isFromPlumbline;
}

test('the example in the recipe accepts what we send, and nothing that was changed, is old or has another secret', async () => {
  const verify = await example();
  const hook = await aHookServer();
  const url = `https://crm.test:${hook.port}/`;
  await webhookPoster({ url, secret: SECRET, now: () => NOON, world: hook.world })('a', { name: 'Zoë' });
  const { body, headers } = hook.got[0]!;
  const signature = String(headers['plumbline-signature']);
  const now = NOON.getTime();
  expect(verify(body, signature, SECRET, now + 299_000)).toBe(true);
  expect(verify(body, signature, SECRET, now + 301_000)).toBe(false);
  expect(verify(`${body} `, signature, SECRET, now)).toBe(false);
  expect(verify(body, signature.replace(/t=\d/, 't=2'), SECRET, now)).toBe(false);
  expect(verify(body, signature, 'x'.repeat(40), now)).toBe(false);
  expect(verify(body, 'nonsense', SECRET, now)).toBe(false);
});
