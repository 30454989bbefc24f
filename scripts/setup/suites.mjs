import { siteEnvironment } from '../../tests/support/site-environment.mjs';

const WORKSHOP = 'packages/workshop';

/** A second run looks at what was changed since. */
const cached = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/${name}/seen`,
];
const vitest = (...projects) => ['vitest', ['run', ...projects.map((name) => `--project=${name}`)]];
/** Node 20 has a WebSocket for those who ask: the browsers' suite talks to Firefox by it. */
const asks = typeof WebSocket === 'undefined' ? { NODE_OPTIONS: '--experimental-websocket' } : {};
const playwright = (name) => ['playwright', ['test', `--project=${name}`, '--reporter=list'], asks];

/**
 * A suite is a list of checks, done one after the other: a program of project.mjs, its arguments, and what
 * its environment has beside ours. `programs`: what of machine.mjs it needs. `nightly`: only in
 * `npm run test:nightly`, or when named. `folder`: it has packages of its own.
 */
export const SUITES = {
  static: {
    checks: [
      ['eslint', ['.', '--max-warnings=0', ...cached('eslint')]],
      ['oxlint', ['--type-aware', '--deny-warnings', '--ignore-pattern=packages/workshop', '.']],
      ['knip', ['--no-progress', '--no-config-hints']],
      ['prettier', ['--check', '--log-level=warn', '.', ...cached('prettier')]],
      ['next', ['typegen']],
      // With a configuration of its own: what `next dev` noted of pages that are gone by now would count as
      // errors.
      ['tsc', ['--noEmit', '-p', 'tsconfig.check.json']],
    ],
  },
  // With the folder of the image, which is served as well.
  build: { checks: [['tsx', ['scripts/build.ts', '--if-changed', '--standalone'], siteEnvironment]] },
  html: { nightly: true, needsBuild: true, programs: ['java', 'browser'], checks: [playwright('html')] },
  http: { needsBuild: true, programs: ['caddy'], checks: [playwright('http')] },
  content: { checks: [['tsx', ['scripts/content-check.ts']], vitest('content')] },
  workshop: {
    nightly: true,
    programs: ['office', 'browser'],
    folder: WORKSHOP,
    checks: [
      ['tsc', ['--noEmit', '-p', WORKSHOP]],
      ['oxlint', ['--type-aware', '--deny-warnings', WORKSHOP]],
      vitest('workshop'),
    ],
  },
  unit: { checks: [vitest('unit', 'unit-process', 'architecture', 'sandbox', 'demos')] },
  sqlite: { checks: [vitest('integration-sqlite')] },
  postgres: { checks: [vitest('integration-postgresql')] },
  // A kill at every moment, many more random stories than the other suites have, and a year's rows
  // (tests/support/thoroughness.ts).
  chaos: {
    nightly: true,
    checks: [
      [
        'vitest',
        [
          ...vitest('unit', 'integration-sqlite', 'integration-postgresql')[1],
          ...['integration/chaos', 'integration/year', 'stories.test'],
        ],
        { NIGHTLY: '1', CHAOS: '1' },
      ],
    ],
  },
  browser: { needsBuild: true, programs: ['browser'], checks: [playwright('browser')] },
  browsers: {
    nightly: true,
    needsBuild: true,
    programs: ['firefox', 'webkit'],
    checks: [playwright('browsers')],
  },
};

/**
 * In one stage after the other, two lists of suites side by side, since each suite waits now and then. The
 * check of types and the build both write down which routes there are; `browser` keeps every core busy.
 */
export const STAGES = [
  [
    ['static', 'build', 'html', 'http'],
    ['content', 'workshop', 'unit', 'sqlite', 'postgres', 'chaos'],
  ],
  [['browser', 'browsers']],
];

export const ALIASES = {
  nightly: Object.keys(SUITES),
  integration: ['sqlite', 'postgres'],
  lint: ['static'],
  e2e: ['build', 'http', 'browser'],
  http: ['build', 'http'],
  browser: ['build', 'browser'],
  html: ['build', 'html'],
  browsers: ['build', 'browsers'],
};
