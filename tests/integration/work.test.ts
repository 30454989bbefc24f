import { afterEach, expect, test } from 'vitest';
import { setWorkNow } from '@/lib/server/work';
import { emptyDatabase } from '../support/databases';

const SECRET = 's'.repeat(32);
const { url } = await emptyDatabase();
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000', CRON_SECRET: SECRET });
const { GET } = await import('@/app/api/work/route');

let worked = 0;
setWorkNow(() => {
  worked += 1;
  return Promise.resolve({ sent: 2, postponed: 1, dead: 0 });
});
afterEach(() => void (worked = 0));

const ask = (authorization?: string) =>
  GET(new Request('http://127.0.0.1:3000/api/work', { headers: authorization ? { authorization } : {} }));

test('whoever knows the secret has the work done, and hears what went out', async () => {
  const answer = await ask(`Bearer ${SECRET}`);
  expect([answer.status, await answer.json()]).toEqual([200, { sent: 2, postponed: 1, dead: 0 }]);
  expect(worked).toBe(1);
});

test.each([
  undefined,
  'Bearer ',
  `Bearer ${SECRET}x`,
  `Basic ${SECRET}`,
  SECRET,
  `Bearer ${SECRET.slice(1)}`,
])('with %s it is not there, and nothing is done', async (authorization) => {
  expect((await ask(authorization)).status).toBe(404);
  expect(worked).toBe(0);
});
