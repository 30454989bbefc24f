import { randomBytes } from 'node:crypto';
import { siteEnvironment } from '../support/site-environment.mjs';

/** What site and visitors know of each other. */
export const SETTINGS = {
  STRIPE_PUBLISHABLE_KEY: siteEnvironment.STRIPE_PUBLISHABLE_KEY,
  ...{ LINK_SECRETS: randomBytes(30).toString('hex'), STRIPE_WEBHOOK_SECRET: 'whsec_power' },
  ...{ LIMITS_FACTOR: '100000', INTENTS_PER_HOUR: '100000' },
};
