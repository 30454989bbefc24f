import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leadWebhookSender } from '@/lib/platform/lead-webhook/send';
import { aLeadWebhookServer } from '../../../support/lead-webhook-server';

const NOON = new Date('2026-03-01T12:00:00Z');
const SECRET = 's'.repeat(40);
type Verify = (body: string, signature: string, secret: string, now: number) => boolean;

/** The example of the recipe, as somebody copies it. */
async function example(): Promise<Verify> {
  const recipe = fs.readFileSync(
    path.join(import.meta.dirname, '../../../../docs/recipes/lead-webhook.md'),
    'utf8',
  );
  const code = /```js\n(.*?)```/s.exec(recipe)?.[1] ?? '';
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { isFromPlumbline } = (await import(/* @vite-ignore */ address)) as { isFromPlumbline: Verify };
  return isFromPlumbline;
}

test('the example in the recipe accepts what we send, and nothing that was changed, is old or has another secret', async () => {
  const verify = await example();
  const hook = await aLeadWebhookServer();
  const url = `https://crm.test:${hook.port}/`;
  await leadWebhookSender({ url, secret: SECRET, now: () => NOON, world: hook.world })('a', { name: 'Zoë' });
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

test('the code for n8n lets an event of ours pass, and nothing that was changed or has another secret', async () => {
  const recipe = fs.readFileSync(path.join(import.meta.dirname, '../../../../docs/recipes/n8n.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(recipe)?.[1] ?? '';
  // As n8n runs it: in an async function, with its own variables around. The body is where n8n keeps files,
  // not in the item.
  const hook = await aLeadWebhookServer();
  const how = { secret: SECRET, now: () => new Date(), world: hook.world };
  const url = `https://crm.test:${hook.port}/`;
  await leadWebhookSender({ url, ...how })('event-1', { type: 'sale', name: 'Zoë' });
  const { body, headers } = hook.got[0]!;
  const run = (text: string, secret: string) => {
    const item = { json: { headers }, binary: { data: { id: 'filesystem-v2:1', data: 'filesystem-v2' } } };
    const files: Record<string, string> = { '0 data': text };
    const helpers = {
      getBinaryDataBuffer: (at: number, name: string) =>
        Promise.resolve(Buffer.from(files[`${at} ${name}`]!)),
    };
    const given = {
      ...{ require: createRequire(import.meta.url), $input: { first: () => item } },
      $env: { PLUMBLINE_SECRET: secret },
    };
    // oxlint-disable-next-line typescript/no-implied-eval
    const node = new Function(...Object.keys(given), `return (async () => {${code}\n}).call(this)`);
    return node.apply({ helpers }, Object.values(given)) as Promise<unknown>;
  };
  const passed = [{ json: { id: 'event-1', type: 'sale', name: 'Zoë' } }];
  expect(await run(body, SECRET)).toEqual(passed);
  await expect(run(`${body} `, SECRET)).rejects.toThrow('Not from this site');
  await expect(run(body, 'x'.repeat(40))).rejects.toThrow('Not from this site');
});
