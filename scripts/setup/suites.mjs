import { laySiteContent } from '../../tests/support/site-content.mjs';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { installDatabase, installIn, installModules } from './dependencies.mjs';
import { generate } from './generate.mjs';
import { bringPrograms } from './machine.mjs';
import { PROGRAMS, inProject } from './project.mjs';
import { playwright, program, setUp, vitest } from './runners.mjs';

const WORKSHOP = inProject('packages/workshop');

/** A second run looks at what was changed since. */
const cached = (name) => [
  ...['--cache', '--cache-strategy=content'],
  `--cache-location=${inProject('node_modules/.cache', name, 'seen')}`,
];

/**
 * A suite is a list of checks, done one after the other. They stand in the order in which they would best
 * begin: two are under way at once, since each waits now and then, or keeps one core busy only. `needs`,
 * `after`, `alone`: see run-suites.mjs. `programs`: what of machine.mjs it needs. `always`: whatever is
 * named. `nightly`: only in `npm run test:nightly`, or when named.
 */
export const SUITES = [
  { name: 'install', always: true, checks: [installPackages] },
  {
    name: 'generate',
    always: true,
    needs: ['install'],
    checks: [() => setUp('Generated files', generate), () => setUp('Content of tests', laySiteContent)],
  },
  {
    name: 'database',
    always: true,
    needs: ['install'],
    checks: [() => setUp('Embedded database', () => installDatabase({ maySystem: true }))],
  },
  {
    name: 'static',
    needs: ['generate'],
    checks: [
      () => program('Lint', PROGRAMS.eslint, ['.', '--max-warnings=0', ...cached('eslint')]),
      () =>
        program('Lint by types', PROGRAMS.oxlint, [
          '--type-aware',
          '--deny-warnings',
          '--ignore-pattern=packages/workshop',
          '.',
        ]),
      () => program('Unused code and packages', PROGRAMS.knip, ['--no-progress', '--no-config-hints']),
      () => program('Format', PROGRAMS.prettier, ['--check', '--log-level=warn', '.', ...cached('prettier')]),
      () => program('Types of routes', PROGRAMS.next, ['typegen']),
      // With a configuration of its own: what `next dev` noted of pages that are gone by now would count as
      // errors.
      () => program('Types', PROGRAMS.tsc, ['--noEmit', '-p', 'tsconfig.check.json']),
    ],
  },
  {
    name: 'content',
    needs: ['generate'],
    checks: [
      () => program('Content check', PROGRAMS.tsx, ['scripts/content-check.ts']),
      () => vitest(['content']),
    ],
  },
  {
    name: 'workshop',
    nightly: true,
    needs: ['generate'],
    programs: ['office', 'browser'],
    checks: [
      () => setUp('Packages of the workshop', () => installIn(WORKSHOP)),
      () => program('Types', PROGRAMS.tsc, ['--noEmit', '-p', WORKSHOP]),
      () => program('Lint by types', PROGRAMS.oxlint, ['--type-aware', '--deny-warnings', WORKSHOP]),
      () => vitest(['workshop']),
    ],
  },
  {
    name: 'unit',
    needs: ['generate', 'database'],
    checks: [() => vitest(['unit', 'unit-process', 'architecture', 'sandbox', 'demos'])],
  },
  // Both it and the check of types write down which routes there are.
  { name: 'build', needs: ['generate', 'database'], after: ['static'], checks: [buildSite] },
  {
    name: 'sqlite',
    needs: ['generate', 'database'],
    checks: [() => vitest(['integration-sqlite'])],
  },
  {
    name: 'html',
    nightly: true,
    needs: ['build'],
    programs: ['java', 'browser'],
    checks: [() => playwright('html')],
  },
  {
    name: 'http',
    needs: ['build'],
    programs: ['caddy'],
    after: ['html'], // one address for the site of each
    checks: [() => playwright('http')],
  },
  { name: 'postgres', needs: ['generate', 'database'], checks: [() => vitest(['integration-postgresql'])] },
  {
    name: 'browser',
    needs: ['build'],
    alone: true, // it keeps every core busy
    programs: ['browser'],
    checks: [() => playwright('browser')],
  },
  {
    name: 'browsers',
    nightly: true,
    needs: ['build'],
    after: ['http'],
    programs: ['firefox', 'webkit'],
    checks: [() => playwright('browsers')],
  },
  { name: 'chaos', nightly: true, needs: ['generate', 'database'], checks: [chaos] },
];

/** Names of several suites. */
export const ALIASES = {
  nightly: SUITES.map(({ name }) => name),
  integration: ['sqlite', 'postgres'],
  lint: ['static'],
  e2e: ['build', 'http', 'browser'],
  http: ['build', 'http'],
  browser: ['build', 'browser'],
  html: ['build', 'html'],
  browsers: ['build', 'browsers'],
};

/** npm's packages, and meanwhile the programs that the chosen suites need. */
function installPackages(all) {
  const programs = [...new Set(all.flatMap((suite) => suite.programs ?? []))];
  return setUp('Packages', async () => {
    // Whoever needs something that could not be installed says so itself.
    const [done] = await Promise.all([installModules(), bringPrograms(programs).catch(() => undefined)]);
    return done;
  });
}

/** With the folder of the image, which is served as well. */
function buildSite() {
  const how = ['scripts/build.ts', '--if-changed', '--standalone'];
  return program('Build', PROGRAMS.tsx, how, siteEnvironment);
}

/**
 * A kill at every moment, many more random stories than the other suites have, and a year's rows
 * (tests/support/thoroughness.ts).
 */
function chaos() {
  const projects = ['unit', 'integration-sqlite', 'integration-postgresql'];
  return vitest(projects, {
    files: ['integration/chaos', 'integration/year', 'stories.test'],
    env: { NIGHTLY: '1', CHAOS: 'whole' },
  });
}
