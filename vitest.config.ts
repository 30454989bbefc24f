import { defineConfig } from 'vitest/config';
import { siteEnvironment } from './tests/support/site-environment.mjs';

const { CONTENT_FOLDER } = siteEnvironment;
/** What marketers own is judged by `content` and `files` alone: an edit of theirs breaks no other suite. */
const OWN_CONTENT = { env: { CONTENT_FOLDER } };
const INTEGRATION = { include: ['tests/integration/**/*.test.ts'], ...OWN_CONTENT };

/**
 * Each integration test is one text that runs on either database, since SQL, types, uniqueness, locks and transactions are not the
 * same there; but not these. Of a file on no list, what asks no database is skipped on Postgres by itself.
 */
export const ON_SQLITE_ONLY = {
  'data-link': 'is about an answer that tells nobody who is known; looking up an address is tested on both',
  evidence: 'is about the words of a file',
  'find-purchase':
    'is about an answer that tells nobody who is known; looking up an address is tested on both',
  'lead-webhook': 'is about what goes over HTTP; the outbox behind it is tested on both',
  'order-receipt': 'is about the words of a receipt',
  'owner-commands': 'is about what commands print; what they do is tested on both',
  'power-cut': 'is about the bytes of an SQLite file',
  'receipt-mail': 'is about the words of a mail; the outbox behind it is tested on both',
  'report-mail': 'is about the words of a mail; the outbox behind it is tested on both',
  'sick-sqlite': 'is about the locks of an SQLite file',
};
const ON_POSTGRESQL_ONLY = ['sick-postgresql'];

const fileOf = (name: string) => `tests/integration/${name}.test.ts`;

const UNIT = ['tests/unit/**/*.test.{ts,tsx}'];
/** What these test has timers, ports, storage, or a state in its process: each file has a process of its own. */
const TOUCH_THE_PROCESS = [
  'tests/unit/{demos,front,kernel,platform,scripts,server,structured-data,ui}/**/*.test.{ts,tsx}',
];

/** One project per suite of `npm test`. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // What a test that passes has to say is said by its name.
    silent: 'passed-only',
    // Ends what hangs. No test is judged by it, however busy the machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Many wait for a database, a mail server or a process: a core more is worth it.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Whoever only computes may share what was loaded: loading costs more than the tests.
        test: { name: 'unit', ...OWN_CONTENT, include: UNIT, exclude: TOUCH_THE_PROCESS, isolate: false },
      },
      { extends: true, test: { name: 'unit-process', ...OWN_CONTENT, include: TOUCH_THE_PROCESS } },
      {
        extends: true,
        test: { name: 'sandbox', ...OWN_CONTENT, include: ['{sandbox/tests,tests/sandbox}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      {
        extends: true,
        // One after the other in one process: they share its LibreOffice.
        test: {
          name: 'files',
          include: ['workshop/tests/**/*.test.ts'],
          ...{ isolate: false, fileParallelism: false },
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'integration-sqlite', ...INTEGRATION, exclude: ON_POSTGRESQL_ONLY.map(fileOf) },
      },
      {
        extends: true,
        test: {
          name: 'integration-postgresql',
          ...INTEGRATION,
          exclude: Object.keys(ON_SQLITE_ONLY).map(fileOf),
          globalSetup: 'tests/support/postgresql-for-suite.ts',
        },
      },
    ],
  },
});
