import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';

const ONE = '51H7xAbCdEfGhIjKl';
const OTHER = '51H7xAbCdEfGhIjKm';
const REST = 'x'.repeat(82);
const keys = (published: string, secret: string) => () =>
  readEnv({ STRIPE_PUBLISHABLE_KEY: published, STRIPE_SECRET_KEY: secret });

describe('the two keys of Stripe', () => {
  test.each([
    ['of one account', `pk_live_${ONE}${REST}`, `sk_live_${ONE}${REST}`],
    ['of one account, the secret one restricted', `pk_live_${ONE}${REST}`, `rk_live_${ONE}${REST}`],
    ['of which one is old and names no account', `pk_test_${ONE}${REST}`, 'sk_test_4eC39HqLyjWDarjtT1zdp7dc'],
    ['that are a stand-in', 'pk_test_suite', 'sk_test_suite'],
  ])('%s are taken', (_what, published, secret) => expect(keys(published, secret)).not.toThrow());

  test.each([
    ['secret', `pk_live_${ONE}${REST}`, `sk_live_${OTHER}${REST}`],
    ['restricted', `pk_test_${OTHER}${REST}`, `rk_test_${ONE}${REST}`],
  ])('of two accounts (%s) are refused, with both names and neither key', (_what, published, secret) => {
    expect(keys(published, secret)).toThrow(
      /^STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of two accounts at Stripe: /,
    );
    expect(keys(published, secret)).not.toThrow(/51H7/);
  });
});
