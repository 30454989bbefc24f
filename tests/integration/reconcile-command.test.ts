import { expect, inject, test } from 'vitest';
import { aShop } from '../support/a-shop';
import { runCommand } from '../support/command';

const shop = await aShop();
const reconcile = (...args: string[]) => runCommand('reconcile', ...args);

test('npm run reconcile mends a lost webhook and says so, as text or as JSON', async () => {
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const { id, paymentIntentId } = await shop.begin();
  await shop.pay(paymentIntentId);
  const { number } = await shop.order(id);
  expect(await reconcile('--days', '1')).toEqual({
    code: 0,
    output: `${number}  ${paymentIntentId}  recorded\n1 paid at Stripe in the last 1 day, 1 mended or to be looked at\n`,
  });
  expect((await shop.order(id)).status).toBe('paid');
  const again = await reconcile('--json');
  expect([again.code, JSON.parse(again.output)]).toEqual([0, { looked: 1, found: [] }]);
});

// Once is enough: no database is asked.
test.skipIf(inject('postgresqlServer'))(
  'npm run reconcile explains itself, and refuses what it does not know',
  async () => {
    expect(await reconcile('--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('--days N') as string,
    });
    expect(await reconcile('--days', 'x')).toEqual({ code: 1, output: '--days is a number from 1 to 90.\n' });
    expect((await reconcile('--dry')).code).toBe(1);
  },
);
