import { seconds } from './steps.mjs';

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/**
 * Prints what came of each suite, which tests took longest, and last of all which failed, so that it stands
 * where a log ends.
 */
export function printTable(results) {
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
