/** Two checkouts can run their end-to-end tests at once when one of them is given another port. */
const port = process.env.E2E_PORT || '3100';

/** The site the end-to-end tests look at: built once into a folder of its own, with this address written into its pages. */
export const siteEnvironment = {
  BUILD_FOLDER: '.next-e2e',
  SITE_MODE: 'demo',
  PORT: port,
  BASE_URL: `http://127.0.0.1:${port}`,
  // Set, and empty: whatever a developer's .env says stays out of the tests.
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_BASE: '',
  STRIPE_JS_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  LINK_SECRET: '',
  CLIENT_ADDRESS_HEADER: '',
  INTENTS_PER_NETWORK: '',
  INTENTS_PER_HOUR: '',
  BUILD_STANDALONE: '',
};
