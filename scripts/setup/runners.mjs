import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { print } from './output.mjs';
import { PROGRAMS } from './project.mjs';
import { runNode } from './run.mjs';
import { seconds, SetupError, step } from './steps.mjs';

/**
 * What a check comes to: how many passed, failed, or passed at a second attempt only, and how long its tests
 * took.
 * @typedef {{ passed: number, failed: number, unsteady?: number, tests?: Timed[] }} Counted
 * @typedef {{ name: string, ms: number, fault?: string }} Timed `fault`: in a line, why it failed, maybe the
 * first time only
 */

/** A step of the set-up is no test: it counts only when it fails. @returns {Promise<Counted>} */
export async function setUp(title, work) {
  try {
    await step(title, work);
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    print(`\n${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** One program that passes or fails as a whole. @returns {Promise<Counted>} */
export async function program(title, file, args, env = {}) {
  const began = performance.now();
  print(`${title} …`);
  const passed = (await runNode(file, args, { env })) === 0;
  print(`${title}: ${passed ? 'passed' : 'FAILED'} (${seconds(performance.now() - began)})`);
  if (passed) return { passed: 1, failed: 0 };
  return {
    passed: 0,
    failed: 1,
    tests: [{ name: title, ms: performance.now() - began, fault: 'see above' }],
  };
}

/** Vitest's tests of some projects, and of some files only if those are given. @returns {Promise<Counted>} */
export function vitest(projects, { files = [], env = {} } = {}) {
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...files];
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runNode(PROGRAMS.vitest, [...args, ...reporters], { env });
    return { code, count: countVitest };
  });
}

const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  ...{ passed: numPassedTests, failed: numFailedTests },
  tests: testResults.flatMap(({ name: file, assertionResults, message }) => [
    ...(message ? [timed(file, 'the file', 0, [message])] : []),
    ...assertionResults.map(({ title, duration, failureMessages }) =>
      timed(file, title, duration ?? 0, failureMessages),
    ),
  ]),
});

/** Playwright's tests of a project. @returns {Promise<Counted>} */
export function playwright(project) {
  return withReport(async (report) => {
    // Node 20 has a WebSocket for those who ask: the browsers' suite talks to Firefox by it.
    const asks = typeof WebSocket === 'undefined' && { NODE_OPTIONS: '--experimental-websocket' };
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...asks };
    const args = ['test', `--project=${project}`, '--reporter=list,json'];
    return { code: await runNode(PROGRAMS.playwright, args, { env }), count: countPlaywright };
  });
}

const countPlaywright = ({ stats, suites }) => ({
  ...{ passed: stats.expected, failed: stats.unexpected, unsteady: stats.flaky },
  tests: suites.flatMap(testsIn),
});

/** A file's tests stand in it, or in groups in it. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.map(({ title, file, tests }) => {
    const attempts = tests.flatMap(({ results }) => results);
    const ms = attempts.reduce((sum, { duration }) => sum + duration, 0);
    const faults = attempts.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
    return timed(file, title, ms, faults);
  }),
];

/** @returns {Timed} */
const timed = (file, title, ms, [fault]) => ({
  ...{ name: `${path.basename(file)} › ${title}`, ms },
  fault: fault && stripVTControlCharacters(fault).replaceAll(/\s+/g, ' ').slice(0, 300),
});

/**
 * Counts the tests in a runner's report. What fails outside a test (a set-up, a file that can't be read)
 * counts as one.
 */
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
