import { bringPrograms } from './machine.mjs';
import { oneAfterTheOther, print } from './output.mjs';
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

/**
 * @typedef {object} Node one piece of work
 * @property {string} name
 * @property {string[]} [needs] without which it makes no sense: it waits for them, and is not done if one of
 * them failed
 * @property {string[]} [after] it waits for them, whatever became of them
 * @property {boolean} [alone] nothing else is done meanwhile
 */

/**
 * Does all of it, so many at once, each as soon as what it waits for has ended. What is not in the list is
 * not waited for.
 * @template {Node} N
 * @template {{ failed: number }} R
 * @param {N[]} nodes in the order in which they would best begin
 * @param {{ atOnce: number, run: (node: N) => Promise<R>, notRun: (node: N) => R }} how `run` must not fail
 * @returns {Promise<R[]>} in the order of the list
 */
async function inGraph(nodes, { atOnce, run, notRun }) {
  /** @type {Map<string, R>} */
  const results = new Map();
  /** @type {Map<N, Promise<void>>} */
  const running = new Map();
  let waiting = [...nodes];

  const isOver = (name) => results.has(name) || !nodes.some((node) => node.name === name);
  const mayBegin = (node) =>
    running.size < (node.alone ? 1 : atOnce) &&
    ![...running.keys()].some(({ alone }) => alone) &&
    [...(node.needs ?? []), ...(node.after ?? [])].every(isOver);

  function begin(node) {
    waiting = waiting.filter((one) => one !== node);
    if (node.needs?.some((name) => results.get(name)?.failed))
      return void results.set(node.name, notRun(node));
    const ended = run(node).then((result) => {
      results.set(node.name, result);
      running.delete(node);
    });
    running.set(node, ended);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(mayBegin);
    if (next) begin(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return nodes.map(({ name }) => results.get(name));
}

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/**
 * Prints what came of each suite, which tests took longest, and last of all which failed, so that it stands
 * where a log ends.
 */
function printTable(results) {
  const tests = results.flatMap(({ name: suite, tests }) => tests.map((test) => ({ suite, ...test })));
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\n\nThe slowest tests');
  for (const { suite, name, ms } of slowest)
    console.log(`${suite.padEnd(10)}${seconds(ms).padStart(9)}  ${name}`);
  console.log('\n');
  for (const { name, took, ...counts } of results)
    console.log(`${name.padEnd(10)}${took.padStart(9)}  ${inWords(counts)}`.trimEnd());
  const faulty = tests.filter(({ fault }) => fault);
  if (faulty.length > 0) console.log('\nFailed, or passed at a second attempt only');
  for (const { suite, name, fault } of faulty)
    console.log(`${suite.padEnd(10)}${name}\n${' '.repeat(10)}${fault}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('unsteady')} unsteady`);
}

const inWords = (counts) =>
  ['passed', 'failed', 'unsteady']
    .filter((key) => counts[key] > 0)
    .map((key) => `${counts[key]} ${key}`)
    .join(', ');
