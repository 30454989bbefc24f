import { defineConfig } from 'vitest/config';
import { laySiteContent } from './tests/support/site-content.mjs';
import { siteEnvironment } from './tests/support/site-environment.mjs';

laySiteContent();
const { CONTENT_FOLDER } = siteEnvironment;
/** `content` and `workshop` judge what is shipped. */
const OWN_CONTENT = { env: { CONTENT_FOLDER } };
/** Files share a process, and each finds our code, its state and the environment as in a new one. */
const AS_NEW = { isolate: false, setupFiles: 'tests/support/as-new.ts' };
const INTEGRATION = {
  include: ['tests/integration/**/*.test.ts'],
  // Prisma's WebAssembly is compiled once, quickly: no process lives long enough to gain by compiling it
  // better.
  execArgv: ['--liftoff-only'],
  ...AS_NEW,
  ...OWN_CONTENT,
};

/**
 * Integration tests run on SQLite. Stores, migrations, locks and limits are not the same on the other
 * database: these are about them, and run on Postgres too. Of a file here, what asks no database is skipped
 * on Postgres by itself.
 */
export const ON_POSTGRESQL_TOO = {
  assessments: 'a store, and an attempt that is unique',
  bookings: 'a store, and a booking that is unique, also told a hundred times at once',
  catalogue: 'a store',
  chaos: 'what a killed process leaves is the database’s to tidy',
  'chaos-endings': 'the same',
  'clean-up': 'what is deleted is overwritten in each database’s own way',
  consent: 'a store, and a limit',
  'deleted-while-written': 'a row that somebody else has changed',
  digest: 'two processes at once',
  doctor: 'migrations that are looked at',
  database: 'what it promises, which indexes it uses, and its own errors',
  erasing: 'no row and no byte is left',
  'given-up-events': 'leases',
  'hosted-checkout': 'an order that two ways to pay want at once',
  intent: 'an attempt that is unique, also in ten tabs at once',
  'lead-webhook-events': 'two processes at once',
  leads: 'a store with questions of its own',
  limiters: 'limits that are counted in the database',
  limits: 'the same',
  migrate: 'migrations',
  outbox: 'a store, and leases',
  'payment-limits': 'limits that are counted in the database',
  'privacy-command': 'no row is left of whoever is erased by command',
  purge: 'stores',
  ready: 'each database is asked in its own way',
  reconcile: 'an order that is made anew',
  restored: 'no row and no byte comes back',
  'schedule-clarity-call': 'limits, also of what comes at once',
  start: 'migrations',
  stories: 'every store of an order',
  'team-rooms': 'an answer and the close at once',
  troubles: 'a table that is damaged',
  webhook: 'an event that is unique, also a hundred times at once',
  'intent-prices': 'an order that goes on with another intent',
  money: 'an order that several events change',
  year: 'each database takes other numbers of values',
  'your-data': 'stores in SQL of our own',
};

/** What `npm test` leaves to `npm run test:nightly`. */
const isNightly = Boolean(process.env.NIGHTLY);
const ON_POSTGRESQL_ONLY = ['sick-postgresql'];
/** Databases that fail, and random stories. */
const NIGHTLY_ONLY = ['stories', 'sick-sqlite'];
/** Each kills a site at each of its moments: in the suite `chaos` alone. */
const CHAOS_ONLY = process.env.CHAOS ? [] : ['chaos', 'chaos-endings'];
/** What a change could break on Postgres alone. */
const POSTGRESQL_SMOKE = [...['migrate', 'assessments', 'webhook', 'outbox', 'limiters', 'purge', 'year']];

const fileOf = (name: string) => `tests/integration/${name}.test.ts`;

const UNIT = ['tests/unit/**/*.test.{ts,tsx}'];
/** What these test has timers, ports, storage, or a state in its process. */
const TOUCH_THE_PROCESS = [
  'tests/unit/{browser,kernel,platform,scripts,server,structured-data,ui}/**/*.test.{ts,tsx}',
];

/** One project per suite of `npm test`. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // What a test that passes has to say is said by its name.
    silent: 'passed-only',
    // Ends what hangs. No test is judged by it, however busy the machine.
    // `npm run files:prove` takes as long as its cases do.
    testTimeout: process.env.RANDOM_CASES ? 0 : 180_000,
    // What a hook starts (LibreOffice, a database, a build) takes as long as the machine is busy.
    hookTimeout: 0,
    expect: { poll: { timeout: 60_000 } },
    // Many wait for a database, a mail server or a process: a core more is worth it.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Whoever only computes may share what was loaded: loading costs more than the tests.
        test: { name: 'unit', ...OWN_CONTENT, include: UNIT, exclude: TOUCH_THE_PROCESS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'unit-process', ...OWN_CONTENT, ...AS_NEW, include: TOUCH_THE_PROCESS },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          ...{ ...OWN_CONTENT, ...AS_NEW },
          include: ['{packages/sandbox/tests,tests/sandbox}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'demos',
          ...{ ...OWN_CONTENT, ...AS_NEW },
          include: ['packages/demos/tests/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      {
        extends: true,
        // One after the other in one process: they share its LibreOffice.
        test: {
          name: 'workshop',
          include: ['packages/workshop/tests/**/*.test.ts'],
          ...{ isolate: false, fileParallelism: false },
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'integration-sqlite',
          ...INTEGRATION,
          exclude: [...ON_POSTGRESQL_ONLY, ...CHAOS_ONLY, ...(isNightly ? [] : NIGHTLY_ONLY)].map(fileOf),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-postgresql',
          ...INTEGRATION,
          include: (isNightly
            ? [...Object.keys(ON_POSTGRESQL_TOO), ...ON_POSTGRESQL_ONLY]
            : POSTGRESQL_SMOKE
          ).map(fileOf),
          exclude: CHAOS_ONLY.map(fileOf),
          globalSetup: 'tests/support/postgresql-for-suite.ts',
        },
      },
    ],
  },
});
