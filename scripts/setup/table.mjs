import { seconds } from './steps.mjs';

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/** Prints what came of each suite, and which tests took longest. */
export function printTable(results) {
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
