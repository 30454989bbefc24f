import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const PROJECT = path.join(import.meta.dirname, '../..');

function reconcile(...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--import', import.meta.resolve('tsx'), 'scripts/reconcile.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: PROJECT, env: process.env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

test('npm run reconcile mends a lost webhook and says so, as text or as JSON', async () => {
  shop.sandbox.deliveries.plan = { mode: 'never', delayMs: 0 };
  const { id, intentId } = await shop.begin();
  await shop.pay(intentId);
  const { number } = await shop.order(id);
  expect(await reconcile('--days', '1')).toEqual({
    code: 0,
    output: `${number}  ${intentId}  recorded\n1 paid at Stripe in the last 1 day, 1 without a paid order here\n`,
  });
  expect((await shop.order(id)).status).toBe('paid');
  const again = await reconcile('--json');
  expect([again.code, JSON.parse(again.output)]).toEqual([0, { looked: 1, found: [] }]);
});

test('npm run reconcile explains itself, and refuses what it does not know', async () => {
  expect(await reconcile('--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--days N') as string,
  });
  expect(await reconcile('--days', 'x')).toEqual({ code: 1, output: '--days is a number from 1 to 90.\n' });
  expect((await reconcile('--dry')).code).toBe(1);
});
