import { createHash } from 'node:crypto';

/**
 * Two checkouts can run their end-to-end tests at once: each has ports of its own, by where it lies. It has
 * to be the same with each run, since the address is written into the pages. E2E_PORT names another.
 */
const [first] = createHash('sha256')
  .update(import.meta.dirname)
  .digest()
  .subarray(0, 1);
const port = Number(process.env.E2E_PORT || 12_000 + 10 * first);

/**
 * Where the suite's inbox and its sandbox for Stripe answer: on the ports after the site's, as in the demo.
 */
export const INBOX_URL = `http://127.0.0.1:${port + 1}`;
const SANDBOX_URL = `http://127.0.0.1:${port + 2}`;

/**
 * The site the end-to-end tests look at: built once into a folder of its own, with this address written into
 * its pages.
 */
export const siteEnvironment = {
  BUILD_FOLDER: '.next-e2e',
  // Made by laySiteContent.
  CONTENT_FOLDER: 'tests/site/content',
  SITE_MODE: 'demo',
  PORT: String(port),
  BASE_URL: `http://127.0.0.1:${port}`,
  // Everything is set: whatever a developer's .env says stays out of the tests.
  STRIPE_PUBLISHABLE_KEY: 'pk_test_suite',
  STRIPE_SECRET_KEY: 'sk_test_suite',
  STRIPE_WEBHOOK_SECRET: 'whsec_suite',
  STRIPE_API_BASE: SANDBOX_URL,
  STRIPE_JS_URL: `${SANDBOX_URL}/stripe.js`,
  SMTP_URL: `smtp://127.0.0.1:${port + 3}`,
  MAIL_FROM: 'orders@example.com',
  LINK_SECRETS: 'a-link-secret-for-the-tests-and-nothing-else',
  LEAD_WEBHOOK_URL: '',
  LEAD_WEBHOOK_SECRET: '',
  BOOKING_WEBHOOK_SECRET: 'of-the-suite-forty-characters-chosen-so-far',
  TRUSTED_PROXIES: '',
  // Every browser of the suite calls from one address.
  LIMITS_FACTOR: '1000',
  ERASED_LIST: '',
  BACKUP_FOLDER: '',
  LOG_FORMAT: '',
  BUILD_STANDALONE: '',
};

/** What is started beside that site. */
export const standIns = {
  stripe: {
    port: port + 2,
    keys: {
      publishableKey: siteEnvironment.STRIPE_PUBLISHABLE_KEY,
      secretKey: siteEnvironment.STRIPE_SECRET_KEY,
    },
    webhook: {
      url: `${siteEnvironment.BASE_URL}/api/webhooks/stripe`,
      secret: siteEnvironment.STRIPE_WEBHOOK_SECRET,
    },
  },
  mail: { inboxPort: port + 1, smtpPort: port + 3 },
};
