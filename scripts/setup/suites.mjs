import { laySiteContent } from '../../tests/support/site-content.mjs';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { browserPackages, installBrowser } from './browser.mjs';
import { caddyPackages } from './caddy.mjs';
import { compilerPackages, installCompiler } from './compiler.mjs';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { dependencyPackages, installDatabase, installIn, installModules } from './dependencies.mjs';
import { generate } from './generate.mjs';
import { installJava, javaPackages } from './java.mjs';
import { installOffice, officePackages } from './office.mjs';
import { print } from './output.mjs';
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
 * `after`, `alone`: see graph.mjs. `system`: Debian's packages that it lacks. `always`: whatever is named.
 * `nightly`: only in `npm run test:nightly`, or when named.
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
    system: dependencyPackages,
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
    system: () => [...officePackages(), ...browserPackages()],
    checks: [
      () => setUp('LibreOffice', installOffice),
      () => setUp('Browser', installBrowser),
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
    system: () => (isNightly() ? compilerPackages() : []),
    checks: [compiler, () => vitest(['integration-sqlite'])],
  },
  {
    name: 'html',
    nightly: true,
    needs: ['build'],
    system: () => [...javaPackages(), ...browserPackages()],
    checks: [
      () => setUp('Java', installJava),
      () => setUp('Browser', installBrowser),
      () => playwright('html'),
    ],
  },
  {
    name: 'http',
    needs: ['build'],
    system: caddyPackages,
    after: ['html'], // one address for the site of each
    checks: [() => playwright('http')],
  },
  { name: 'postgres', needs: ['generate', 'database'], checks: [() => vitest(['integration-postgresql'])] },
  {
    name: 'browser',
    needs: ['build'],
    alone: true, // it keeps every core busy
    system: browserPackages,
    checks: [() => setUp('Browser', installBrowser), () => playwright('browser')],
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
};

/** npm's packages, and meanwhile all that the chosen suites need of Debian's, by one apt-get. */
function installPackages(all) {
  return setUp('Packages', async () => {
    const [done] = await Promise.all([installModules(), installSystem(all)]);
    return done;
  });
}

/** Whoever needs something that could not be installed says so itself. */
async function installSystem(all) {
  if (!canInstallSystemPackages()) return;
  try {
    const missing = (await Promise.all(all.map(({ system }) => system?.() ?? []))).flat();
    if (missing.length > 0) await installSystemPackages([...new Set(missing)]);
  } catch (error) {
    print(error.message);
  }
}

/** Tests cut the power with it (tests/power), in the nightly run. */
async function compiler() {
  return isNightly() ? setUp('C compiler', installCompiler) : { passed: 0, failed: 0 };
}

const isNightly = () => Boolean(process.env.NIGHTLY);

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
