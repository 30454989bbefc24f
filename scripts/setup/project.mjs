import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const inProject = (...parts) => path.join(ROOT, ...parts);

/** The command-line programs we start, by their file, so that no shell and no PATH is needed. */
export const PROGRAMS = {
  eslint: inProject('node_modules/eslint/bin/eslint.js'),
  oxlint: inProject('node_modules/oxlint/bin/oxlint'),
  knip: inProject('node_modules/knip/bin/knip.js'),
  next: inProject('node_modules/next/dist/bin/next'),
  playwright: inProject('node_modules/@playwright/test/cli.js'),
  prettier: inProject('node_modules/prettier/bin/prettier.cjs'),
  prisma: inProject('node_modules/prisma/build/index.js'),
  // TypeScript's own program since 7, which is many times as fast; packages that read our code need the one
  // of 6.
  tsc: inProject('node_modules/typescript-7/bin/tsc'),
  tsx: inProject('node_modules/tsx/dist/cli.mjs'),
  vitest: inProject('node_modules/vitest/vitest.mjs'),
};

/** What serves the build, for Node. No request has more than 8 kB of headers. */
export const NEXT_START = ['--max-http-header-size=8192', PROGRAMS.next, 'start'];
