type StripeKeys = Partial<
  Record<'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string | undefined> &
    Record<'STRIPE_API_BASE' | 'STRIPE_JS_URL', string | undefined>
>;

/** What is wrong among keys that are right one by one (rule 100). One line each, and no key in it. */
export function stripeProblems(keys: StripeKeys): string[] {
  return [...halfSet(keys), ...mixedModes(keys), ...twoAccounts(keys), ...liveKeyAtStandIn(keys)];
}

/** Whether this key charges cards. */
export const isLiveKey = (key: string) => /^(pk|sk|rk)_live_/.test(key);

function halfSet(keys: StripeKeys): string[] {
  const pair = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'] as const;
  const set = pair.filter((name) => keys[name]);
  const needed = keys.STRIPE_WEBHOOK_SECRET ? ['STRIPE_WEBHOOK_SECRET', ...set] : set;
  if (needed.length === 0) return [];
  return pair
    .filter((name) => !keys[name])
    .map((name) => `${name} is not set, but ${needed.join(' and ')} is: set all of them, or none`);
}

function mixedModes({ STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY }: StripeKeys): string[] {
  if (!STRIPE_PUBLISHABLE_KEY || !STRIPE_SECRET_KEY) return [];
  if (isLiveKey(STRIPE_PUBLISHABLE_KEY) === isLiveKey(STRIPE_SECRET_KEY)) return [];
  const mode = (key: string) => (isLiveKey(key) ? 'live' : 'test');
  return [
    `STRIPE_PUBLISHABLE_KEY is a ${mode(STRIPE_PUBLISHABLE_KEY)} key and STRIPE_SECRET_KEY a ${mode(STRIPE_SECRET_KEY)} key: ` +
      'both must be of one mode, and of one account',
  ];
}

function twoAccounts({ STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY }: StripeKeys): string[] {
  const [published, secret] = [accountOf(STRIPE_PUBLISHABLE_KEY), accountOf(STRIPE_SECRET_KEY)];
  if (!published || !secret || published === secret) return [];
  return [
    'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of two accounts at Stripe: a payment begun with one could not be ' +
      'made with the other. Copy both from the same page of the dashboard',
  ];
}

/** The account that a key of Stripe's names: acct_1H7x... in pk_live_51H7x...; older keys name none. */
const accountOf = (key: string | undefined) =>
  /^[psr]k_(?:test|live)_5(1[A-Za-z0-9]{15})\w{8,}$/.exec(key ?? '')?.[1];

function liveKeyAtStandIn(keys: StripeKeys): string[] {
  if (!keys.STRIPE_SECRET_KEY || !isLiveKey(keys.STRIPE_SECRET_KEY)) return [];
  return (['STRIPE_API_BASE', 'STRIPE_JS_URL'] as const)
    .filter((name) => keys[name])
    .map(
      (name) =>
        `${name} names a stand-in for Stripe, but STRIPE_SECRET_KEY is a live key: a stand-in takes test keys only`,
    );
}
