import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { bookingReader } from '@/lib/platform/bookings/read';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder';

const SECRET = 's'.repeat(40);
const SITE = 'https://www.example.com';
const recipe = fs.readFileSync(
  path.join(import.meta.dirname, '../../../../docs/recipes/bookings.md'),
  'utf8',
);

test('what the recipe has one type for Calendly makes a webhook that this site can read', async () => {
  const calls: {
    method?: string | undefined;
    url?: string | undefined;
    body: string;
    token?: string | undefined;
  }[] = [];
  const calendly = http.createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      calls.push({ method, url, body, token: headers.authorization });
      const resource = method === 'POST' ? { state: 'active' } : { current_organization: 'its-organization' };
      response.end(JSON.stringify({ resource }));
    });
  });
  calendly.listen(0, '127.0.0.1');
  await once(calendly, 'listening');
  const folder = temporaryFolder('calendly');
  onTestFinished(() => {
    calendly.close();
    removeFolder(folder);
  });
  fs.writeFileSync(path.join(folder, '.env'), `BASE_URL=${SITE}\nBOOKING_WEBHOOK_SECRET=${SECRET}\n`);

  const [, script = ''] = /```sh\n(node --env-file[^]*?)```/.exec(recipe) ?? [];
  const address = `http://127.0.0.1:${(calendly.address() as AddressInfo).port}`;
  const command = script.replace('https://api.calendly.com', address);
  const { PATH, NODE_ENV } = process.env;
  const env = { PATH, NODE_ENV, CALENDLY_TOKEN: 'a-token' };
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { cwd: folder, env });

  expect(stdout).toBe('The webhook is active.\n');
  expect(calls.map(({ method, url, token }) => [method, url, token])).toEqual([
    ['GET', '/users/me', 'Bearer a-token'],
    ['POST', '/webhook_subscriptions', 'Bearer a-token'],
  ]);
  expect(JSON.parse(calls[1]!.body)).toEqual({
    url: SITE + apiRoutes.bookingWebhook,
    events: ['invitee.created', 'invitee.canceled'],
    ...{ organization: 'its-organization', scope: 'organization', signing_key: SECRET },
  });
});

test('the code for n8n makes an event that this site takes', () => {
  const code = /```js\n(.*?)```/s.exec(recipe)?.[1] ?? '';
  const booked = { id: 'booking-1', email: 'ada@example.org', startsAt: '2026-03-05T15:00:00Z' };
  const given = {
    ...{ require: createRequire(import.meta.url), $input: { first: () => ({ json: booked }) } },
    $env: { BOOKING_WEBHOOK_SECRET: SECRET },
  };
  // oxlint-disable-next-line typescript/no-implied-eval
  const node = new Function(...Object.keys(given), code) as (...values: unknown[]) => {
    json: { body: string; headers: Record<'id' | 'timestamp' | 'signature', string> };
  }[];
  const [item] = node(...Object.values(given));
  const { body, headers } = item!.json;
  const sent = new Headers(
    (['id', 'timestamp', 'signature'] as const).map((name) => [`webhook-${name}`, String(headers[name])]),
  );
  const read = (secret: string) => bookingReader(secret, () => new Date())(body, sent);
  expect(read(SECRET)).toMatchObject([
    { id: 'booking-1', emails: ['ada@example.org'], startsAt: new Date(booked.startsAt), isCanceled: false },
  ]);
  expect(read('x'.repeat(40))).toBe('unsigned');
});
