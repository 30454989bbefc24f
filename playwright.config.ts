import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/setup/machine.mjs';
import { siteEnvironment } from './tests/support/site-environment.mjs';

// For the tests' own processes, too, which look at what the site was made of.
process.env.CONTENT_FOLDER = siteEnvironment.CONTENT_FOLDER;

const isRoot = process.getuid?.() === 0;

/** Chromium makes calls of its own, which a machine without a network pays for in time. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What `npm test` leaves to `npm run test:nightly`, beside the tests with its tag. */
const NIGHTLY_ONLY = ['first-paint', 'used-styles'];
const isNightly = Boolean(process.env.NIGHTLY);

export default defineConfig({
  grepInvert: isNightly ? undefined : /@nightly/,
  testIgnore: isNightly ? [] : NIGHTLY_ONLY.map((name) => `**/${name}.spec.ts`),
  // One project per suite of `npm test`.
  projects: [
    { name: 'browser', testDir: 'tests/e2e' },
    // What needs no page: a browser is started for none of these.
    { name: 'http', testDir: 'tests/http' },
    // What is written, and what other engines than our own eyes hold against it.
    { name: 'html', testDir: 'tests/html' },
    // Firefox and WebKit, without Playwright: it drives builds of its own only.
    { name: 'browsers', testDir: 'tests/browsers' },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/support/site-for-suite.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI gives a test that failed a second attempt; one that needs it is named as flaky.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is no fault of the site: what is awaited may take its time, and what comes at once costs
  // nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: siteEnvironment.BASE_URL,
    browserName: 'chromium',
    // A trace of each test costs two thirds of its time again; `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowser(),
      args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
    },
  },
});
