import { inGraph } from './graph.mjs';
import { bringPrograms } from './machine.mjs';
import { oneAfterTheOther, print } from './output.mjs';
import { printTable } from './table.mjs';
import { STOPPED_BY } from './run.mjs';
import { setUp } from './runners.mjs';
import { SetupError, seconds } from './steps.mjs';
import { ALIASES, SUITES } from './suites.mjs';

/** How many suites are under way at once. */
const AT_ONCE = 2;

/**
 * Runs the suites named, or those that every change needs, and prints what each took.
 * One that fails stops no other.
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
    ({ name, always, nightly }) => always || wanted.includes(name) || (names.length === 0 && !nightly),
  );
}

/**
 * What goes wrong in one check, even in a way that nobody has thought of, hides neither the other checks nor
 * other suites.
 */
async function runSuite({ name, programs = [], checks }, all, isStopped) {
  const began = performance.now();
  const total = { name, passed: 0, failed: 0, unsteady: 0, tests: [] };
  print(`\n── ${name}`);
  const first = programs.length > 0 ? [() => setUp('Programs', () => bringPrograms(programs))] : [];
  for (const check of [...first, ...checks]) {
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
