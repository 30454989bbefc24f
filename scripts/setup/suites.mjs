import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { installIn } from './dependencies.mjs';
import { PROGRAMS, inProject } from './project.mjs';
import { runNode } from './run.mjs';

const WORKSHOP = inProject('packages/workshop');

/** A second run looks at what was changed since. */
const cached = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${inProject('node_modules/.cache', name, 'seen')}`,
];

/**
 * A suite is a list of checks, done one after the other: the title of each, and what does it and counts.
 * `programs`: what of machine.mjs it needs. `nightly`: only in `npm run test:nightly`, or when named.
 */
export const SUITES = {
  static: {
    checks: [
      program('Lint', PROGRAMS.eslint, ['.', '--max-warnings=0', ...cached('eslint')]),
      program('Lint by types', PROGRAMS.oxlint, [
        '--type-aware',
        '--deny-warnings',
        '--ignore-pattern=packages/workshop',
        '.',
      ]),
      program('Unused code and packages', PROGRAMS.knip, ['--no-progress', '--no-config-hints']),
      program('Format', PROGRAMS.prettier, ['--check', '--log-level=warn', '.', ...cached('prettier')]),
      program('Types of routes', PROGRAMS.next, ['typegen']),
      // With a configuration of its own: what `next dev` noted of pages that are gone by now would count as
      // errors.
      program('Types', PROGRAMS.tsc, ['--noEmit', '-p', 'tsconfig.check.json']),
    ],
  },
  // With the folder of the image, which is served as well.
  build: {
    checks: [
      program('Build', PROGRAMS.tsx, ['scripts/build.ts', '--if-changed', '--standalone'], siteEnvironment),
    ],
  },
  html: {
    nightly: true,
    needsBuild: true,
    programs: ['java', 'browser'],
    checks: [playwright('html')],
  },
  http: { needsBuild: true, programs: ['caddy'], checks: [playwright('http')] },
  content: {
    checks: [program('Content check', PROGRAMS.tsx, ['scripts/content-check.ts']), vitest(['content'])],
  },
  workshop: {
    nightly: true,
    programs: ['office', 'browser'],
    checks: [
      ['Packages of the workshop', () => installIn(WORKSHOP)],
      program('Types', PROGRAMS.tsc, ['--noEmit', '-p', WORKSHOP]),
      program('Lint by types', PROGRAMS.oxlint, ['--type-aware', '--deny-warnings', WORKSHOP]),
      vitest(['workshop']),
    ],
  },
  unit: { checks: [vitest(['unit', 'unit-process', 'architecture', 'sandbox', 'demos'])] },
  sqlite: { checks: [vitest(['integration-sqlite'])] },
  postgres: { checks: [vitest(['integration-postgresql'])] },
  // A kill at every moment, many more random stories than the other suites have, and a year's rows
  // (tests/support/thoroughness.ts).
  chaos: {
    nightly: true,
    checks: [
      vitest(['unit', 'integration-sqlite', 'integration-postgresql'], {
        files: ['integration/chaos', 'integration/year', 'stories.test'],
        env: { NIGHTLY: '1', CHAOS: '1' },
      }),
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

/** One program that passes or fails as a whole. @returns {Check} */
function program(title, file, args, env = {}) {
  return [
    title,
    async (quiet) => ((await runNode(file, args, { env, quiet })) === 0 ? { passed: 1 } : { failed: 1 }),
  ];
}

/** Vitest's tests of some projects, and of some files only if those are given. @returns {Check} */
function vitest(projects, { files = [], env = {} } = {}) {
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...files];
  const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [
    `Vitest: ${projects.join(', ')}`,
    (quiet) =>
      counted(
        (report) => runNode(PROGRAMS.vitest, [...args, ...reporters(report)], { env, quiet }),
        ({ numPassedTests: passed, numFailedTests: failed, testResults }) => {
          const tests = testResults.flatMap(({ name, assertionResults }) =>
            assertionResults.map((test) => ({ ...test, file: path.basename(name) })),
          );
          const faulty = tests.filter(({ status }) => status === 'failed');
          return { passed, failed, faulty: faulty.map(({ file, title }) => `${file} › ${title}`) };
        },
      ),
  ];
}

/** Playwright's tests of a project. @returns {Check} */
function playwright(project) {
  // Node 20 has a WebSocket for those who ask: the browsers' suite talks to Firefox by it.
  const asks = typeof WebSocket === 'undefined' && { NODE_OPTIONS: '--experimental-websocket' };
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  return [
    `Playwright: ${project}`,
    (quiet) =>
      counted(
        (report) =>
          runNode(PROGRAMS.playwright, args, {
            env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...asks },
            quiet,
          }),
        ({ stats, suites }) => ({
          passed: stats.expected,
          failed: stats.unexpected,
          unsteady: stats.flaky,
          faulty: suites.flatMap(faultyIn),
        }),
      ),
  ];
}

/** A file's tests stand in it, or in groups in it. */
const faultyIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(faultyIn),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `${path.basename(file)} › ${title}`),
];

/** Counts the tests in a runner's report. What fails outside a test counts as one. */
async function counted(runTests, count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-report-'));
  const report = path.join(folder, 'report.json');
  const code = await runTests(report);
  const counts = fs.existsSync(report) ? count(JSON.parse(fs.readFileSync(report, 'utf8'))) : {};
  fs.rmSync(folder, { recursive: true });
  return code !== 0 && !counts.failed ? { ...counts, failed: 1 } : counts;
}
