import path from 'node:path';
import { defineConfig } from 'vitest/config';

const integration = { include: ['tests/integration/**/*.test.ts'] };

/** One project per suite of `npm test`; the integration tests are one text that runs on either database. */
export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // Next gives this package an empty file on the server, and so do the tests: elsewhere it throws.
      'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
    },
  },
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
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'sandbox', include: ['tests/sandbox/**/*.test.ts'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { extends: true, test: { name: 'files', include: ['tests/files/**/*.test.ts'] } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { extends: true, test: { name: 'integration-sqlite', ...integration } },
      {
        extends: true,
        test: {
          name: 'integration-postgresql',
          ...integration,
          globalSetup: 'tests/support/postgresql-for-suite.ts',
        },
      },
    ],
  },
});
