import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { browserPackages, installBrowser } from './browser.mjs';
import { compilerPackages, installCompiler } from './compiler.mjs';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { dependencyPackages, installDatabase, installModules } from './dependencies.mjs';
import { generate } from './generate.mjs';
import { inGraph } from './graph.mjs';
import { installJava, javaPackages } from './java.mjs';
import { installNginx, nginxPackages } from './nginx.mjs';
import { installOffice, officePackages } from './office.mjs';
import { oneAfterTheOther, print } from './output.mjs';
import { PROGRAMS } from './project.mjs';
import { STOPPED_BY } from './run.mjs';
import { playwright, program, setUp, vitest } from './runners.mjs';
import { SetupError, seconds } from './steps.mjs';

/**
 * A suite is a list of checks, done one after the other. They stand in the order in which they would best begin: two are under way
 * at once, since each waits now and then, or keeps one core busy only. `needs`, `after`, `alone`: see graph.mjs. `system`: Debian's
 * packages that it lacks. `always`: whatever is named. `ifNamed`: not when all are run.
 */
const SUITES = [
  { name: 'install', always: true, checks: [installPackages] },
  { name: 'generate', always: true, needs: ['install'], checks: [() => setUp('Generated files', generate)] },
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
      () => program('Lint', PROGRAMS.eslint, ['.', '--max-warnings=0']),
      () => program('Format', PROGRAMS.prettier, ['--check', '--log-level=warn', '.']),
      () => program('Types of routes', PROGRAMS.next, ['typegen']),
      // With a configuration of its own: what `next dev` noted of pages that are gone by now would count as errors.
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
    name: 'files',
    needs: ['generate'],
    system: officePackages,
    checks: [() => setUp('LibreOffice', installOffice), () => vitest(['files'])],
  },
  {
    name: 'unit',
    needs: ['generate', 'database'],
    checks: [() => vitest(['unit', 'architecture', 'sandbox'])],
  },
  // Both it and the check of types write down which routes there are.
  { name: 'build', needs: ['generate', 'database'], after: ['static'], checks: [buildSite] },
  {
    name: 'sqlite',
    needs: ['generate', 'database'],
    system: compilerPackages,
    checks: [() => setUp('C compiler', installCompiler), () => vitest(['integration-sqlite'])],
  },
  {
    name: 'html',
    needs: ['build'],
    system: javaPackages,
    checks: [() => setUp('Java', installJava), () => playwright('html')],
  },
  {
    name: 'http',
    needs: ['build'],
    after: ['html'], // one address for the site of each
    system: nginxPackages,
    checks: [() => setUp('nginx', installNginx), () => playwright('http')],
  },
  { name: 'postgres', needs: ['generate', 'database'], checks: [() => vitest(['integration-postgresql'])] },
  {
    name: 'browser',
    needs: ['build'],
    alone: true, // it keeps every core busy
    system: browserPackages,
    checks: [() => setUp('Browser', installBrowser), () => playwright('browser')],
  },
  { name: 'chaos', needs: ['generate', 'database'], ifNamed: true, checks: [chaos] },
];

const ALIASES = {
  integration: ['sqlite', 'postgres'],
  lint: ['static'],
  e2e: ['build', 'http', 'browser'],
  http: ['build', 'http'],
  browser: ['build', 'browser'],
  html: ['build', 'html'],
};

/** How many suites are under way at once, and how many of the slowest tests are named. */
const [AT_ONCE, SLOWEST] = [2, 10];

/**
 * Runs the suites named, or all, each even when another has failed, and prints what each took.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether everything passed
 * @throws {SetupError} when there is no such suite
 */
export async function runSuites(names) {
  const suites = chosen(names);
  const inItsTurn = oneAfterTheOther();
  let isStopped = false;
  for (const signal of STOPPED_BY) process.once(signal, () => (isStopped = true));
  const results = await inGraph(suites, {
    atOnce: AT_ONCE,
    run: async (suite) =>
      isStopped ? notRun(suite) : inItsTurn(() => runSuite(suite, suites, () => isStopped)),
    notRun,
  });
  printTable(results);
  return results.every(({ failed }) => failed === 0);
}

const notRun = ({ name }) => ({ name, passed: 0, failed: 1, unsteady: 0, tests: [], took: 'not run' });

function chosen(names) {
  const wanted = names.flatMap((name) => ALIASES[name] ?? [name]);
  const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new SetupError(
      `There is no suite "${unknown[0]}". There are: ${SUITES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return SUITES.filter(
    ({ name, always, ifNamed }) => always || wanted.includes(name) || (names.length === 0 && !ifNamed),
  );
}

/** What goes wrong in one check, even in a way that nobody has thought of, hides neither the other checks nor other suites. */
async function runSuite({ name, checks }, all, isStopped) {
  const began = performance.now();
  const total = { name, passed: 0, failed: 0, unsteady: 0, tests: [] };
  print(`\n── ${name}`);
  for (const check of checks) {
    const { passed, failed, unsteady = 0, tests = [] } = await result(check, all, isStopped);
    total.passed += passed;
    total.failed += failed;
    total.unsteady += unsteady;
    total.tests.push(...tests);
  }
  return { ...total, took: seconds(performance.now() - began) };
}

async function result(check, all, isStopped) {
  const failed = { passed: 0, failed: 1 };
  if (isStopped()) return failed;
  try {
    return await check(all);
  } catch (error) {
    print(error?.stack ?? String(error));
    return failed;
  }
}

function printTable(results) {
  const slowest = results
    .flatMap(({ name: suite, tests }) => tests.map(({ name, ms }) => ({ suite, name, ms })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\n\nThe slowest tests');
  for (const { suite, name, ms } of slowest)
    console.log(`${suite.padEnd(10)}${seconds(ms).padStart(9)}  ${name}`);
  console.log('\n');
  for (const { name, took, ...counts } of results)
    console.log(`${name.padEnd(10)}${took.padStart(9)}  ${inWords(counts)}`.trimEnd());
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('unsteady')} unsteady`);
}

const inWords = (counts) =>
  ['passed', 'failed', 'unsteady']
    .filter((key) => counts[key] > 0)
    .map((key) => `${counts[key]} ${key}`)
    .join(', ');

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

function buildSite() {
  return program('Build', PROGRAMS.tsx, ['scripts/build.ts', '--if-changed'], siteEnvironment);
}

/** A kill at every moment, and many more random stories than the other suites have (tests/support/thoroughness.ts). */
function chaos() {
  const projects = ['unit', 'integration-sqlite', 'integration-postgresql'];
  return vitest(projects, { files: ['integration/chaos', 'stories.test'], env: { CHAOS: 'whole' } });
}
