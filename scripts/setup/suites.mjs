import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { installBrowser } from './browser.mjs';
import { installCompiler } from './compiler.mjs';
import { installDependencies } from './dependencies.mjs';
import { generate } from './generate.mjs';
import { installJava } from './java.mjs';
import { installNginx } from './nginx.mjs';
import { installOffice } from './office.mjs';
import { PROGRAMS, inProject } from './project.mjs';
import { runNode } from './run.mjs';
import { SetupError, seconds, step } from './steps.mjs';

/**
 * A suite is a list of checks; each answers with how many passed, failed, or passed at a second attempt only. `needs`: makes no
 * sense if that one failed. `always`: whatever is named. `ifNamed`: not when all are run.
 */
const SUITES = [
  {
    name: 'install',
    always: true,
    checks: [() => setUp('Packages', () => installDependencies({ maySystem: true }))],
  },
  { name: 'generate', always: true, needs: 'install', checks: [() => setUp('Generated files', generate)] },
  {
    name: 'static',
    needs: 'generate',
    checks: [
      () => program('Lint', PROGRAMS.eslint, ['.', '--max-warnings=0']),
      () => program('Format', PROGRAMS.prettier, ['--check', '--log-level=warn', '.']),
      () => program('Types of routes', PROGRAMS.next, ['typegen']),
      // With a configuration of its own: what `next dev` noted of pages that are gone by now would count as errors.
      () => program('Types', PROGRAMS.tsc, ['--noEmit', '-p', 'tsconfig.check.json']),
    ],
  },
  { name: 'content', needs: 'generate', checks: [contentCheck, contentTests] },
  {
    name: 'files',
    needs: 'generate',
    checks: [() => setUp('LibreOffice', installOffice), () => vitest('files')],
  },
  { name: 'unit', needs: 'generate', checks: [() => vitest('unit', 'architecture', 'sandbox')] },
  {
    name: 'sqlite',
    needs: 'generate',
    checks: [() => setUp('C compiler', installCompiler), () => vitest('integration-sqlite')],
  },
  { name: 'postgres', needs: 'generate', checks: [() => vitest('integration-postgresql')] },
  { name: 'chaos', needs: 'generate', ifNamed: true, checks: [chaos] },
  { name: 'build', needs: 'generate', checks: [buildSite] },
  {
    name: 'browser',
    needs: 'build',
    checks: [
      () => setUp('Browser', installBrowser),
      () => setUp('nginx', installNginx),
      () => playwright('browser'),
    ],
  },
  { name: 'html', needs: 'build', checks: [() => setUp('Java', installJava), () => playwright('html')] },
];

const ALIASES = {
  integration: ['sqlite', 'postgres'],
  lint: ['static'],
  e2e: ['build', 'browser'],
  browser: ['build', 'browser'],
  html: ['build', 'html'],
};

/**
 * Runs the suites named, or all, each even when another has failed, and prints what each took.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether everything passed
 * @throws {SetupError} when there is no such suite
 */
export async function runSuites(names) {
  const results = [];
  for (const suite of chosen(names)) {
    const broken = results.find((result) => result.name === suite.needs && result.failed > 0);
    results.push(broken ? notRun(suite) : await runSuite(suite));
  }
  printTable(results);
  return results.every(({ failed }) => failed === 0);
}

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

async function runSuite({ name, checks }) {
  const began = performance.now();
  const total = { name, passed: 0, failed: 0, unsteady: 0, took: '' };
  console.log(`\n── ${name}`);
  for (const check of checks) {
    const { passed, failed, unsteady = 0 } = await check();
    total.passed += passed;
    total.failed += failed;
    total.unsteady += unsteady;
  }
  return { ...total, took: seconds(performance.now() - began) };
}

const notRun = ({ name }) => ({ name, passed: 0, failed: 1, unsteady: 0, took: 'not run' });

function printTable(results) {
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

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** A step of the set-up is no test: it counts only when it fails. */
async function setUp(title, work) {
  try {
    await step(title, work);
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    return FAILED;
  }
}

/** One program that passes or fails as a whole. */
async function program(title, file, args, env = {}) {
  const began = performance.now();
  console.log(`${title} …`);
  const passed = (await runNode(file, args, { env })) === 0;
  console.log(`${title}: ${passed ? 'passed' : 'FAILED'} (${seconds(performance.now() - began)})`);
  return passed ? PASSED : FAILED;
}

async function contentCheck() {
  const script = 'scripts/content-check.ts';
  return fs.existsSync(inProject(script))
    ? program('Content check', PROGRAMS.tsx, [script])
    : { passed: 0, failed: 0 };
}

async function contentTests() {
  return fs.existsSync(inProject('tests/content')) ? vitest('content') : { passed: 0, failed: 0 };
}

function buildSite() {
  return program('Build', PROGRAMS.tsx, ['scripts/build.ts', '--if-changed'], siteEnvironment);
}

/** A kill at every moment, and many more random stories than the other suites have (tests/support/thoroughness.ts). */
function chaos() {
  const projects = ['unit', 'integration-sqlite', 'integration-postgresql'];
  return runVitest(projects, { files: ['integration/chaos', 'stories.test'], env: { CHAOS: 'whole' } });
}

const vitest = (...projects) => runVitest(projects);

async function runVitest(projects, { files = [], env = {} } = {}) {
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...files];
  return withReport(async (report) => {
    const code = await runNode(
      PROGRAMS.vitest,
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env },
    );
    return {
      code,
      count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    };
  });
}

async function playwright(project) {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runNode(
      PROGRAMS.playwright,
      ['test', `--project=${project}`, '--reporter=list,json'],
      { env },
    );
    return {
      code,
      count: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected,
        unsteady: stats.flaky,
      }),
    };
  });
}

/** Counts the tests in a runner's report. What fails outside a test (a set-up, a file that can't be read) counts as one. */
async function withReport(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-report-'));
  const file = path.join(folder, 'report.json');
  const { code, count } = await work(file);
  const counted = fs.existsSync(file)
    ? count(JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  fs.rmSync(folder, { recursive: true });
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
