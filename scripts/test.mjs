// npm test [-- suite …]: installs what is missing, then runs what a change needs or the suites named, and
// prints what each took. One that fails stops no other. `nightly` names them all.
import './setup/node-version.mjs';
import { laySiteContent } from '../tests/support/site-content.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { generate } from './setup/generate.mjs';
import { bringPrograms } from './setup/machine.mjs';
import { STOPPED_BY } from './setup/run.mjs';
import { main, seconds, SetupError, step } from './setup/steps.mjs';
import { ALIASES, STAGES, SUITES } from './setup/suites.mjs';

const named = process.argv.slice(2);
if (named.includes('nightly')) process.env.NIGHTLY = '1';
let isStopped = false;
const results = [];

await main(async () => {
  const chosen = chosenSuites();
  const programs = [...new Set(chosen.flatMap((name) => SUITES[name].programs ?? []))];
  await step('Packages', () => installDependencies({ maySystem: true }));
  await step('Generated files', generate);
  await step('Content of tests', laySiteContent);
  await runSuite('programs', [['What tests need of the machine', () => bringPrograms(programs)]]);
  for (const signal of STOPPED_BY) process.once(signal, () => (isStopped = true));
  for (const stage of STAGES) {
    const lists = stage.map((list) => list.filter((name) => chosen.includes(name)));
    const areSeveral = lists.every(({ length }) => length > 0);
    await Promise.all(lists.map((list) => runList(list, areSeveral)));
  }
  printResults();
});

function chosenSuites() {
  const wanted = named.flatMap((name) => ALIASES[name] ?? [name]);
  const unknown = wanted.find((name) => !Object.hasOwn(SUITES, name));
  const all = Object.keys(SUITES);
  if (unknown) throw new SetupError(`There is no suite "${unknown}". There are: ${all.join(', ')}.`);
  return named.length > 0 ? wanted : all.filter((name) => !SUITES[name].nightly);
}

async function runList(list, quiet) {
  for (const name of list) {
    const { checks, needsBuild } = SUITES[name];
    const hasNoBuild = needsBuild && results.some((one) => one.name === 'build' && one.failed > 0);
    if (hasNoBuild) results.push({ name, passed: 0, failed: 1, unsteady: 0, faulty: [], took: 'not run' });
    else await runSuite(name, checks, quiet);
  }
}

/** @param quiet whether output is shown only where a check fails: other suites run beside it */
async function runSuite(name, checks, quiet = false) {
  const began = performance.now();
  const result = { name, passed: 0, failed: 0, unsteady: 0, faulty: [] };
  for (const [title, check] of checks) {
    console.log(`${name}: ${title} …`);
    const counted = isStopped ? { failed: 1 } : await check(quiet).catch(failure);
    for (const key of ['passed', 'failed', 'unsteady']) result[key] += counted[key] ?? 0;
    result.faulty.push(...(counted.faulty ?? []));
    console.log(`${name}: ${title}: ${counted.failed ? 'FAILED' : 'passed'}`);
  }
  results.push({ ...result, took: seconds(performance.now() - began) });
}

/** Even what nobody has thought of hides no other check. */
function failure(error) {
  console.error(error instanceof SetupError ? error.message : error);
  return { failed: 1 };
}

/** The tests that failed stand where a log ends. */
function printResults() {
  console.log('\n');
  for (const { name, took, passed, failed, unsteady } of results)
    console.log(
      `${name.padEnd(10)}${took.padStart(9)}  ${passed} passed, ${failed} failed, ${unsteady} unsteady`,
    );
  const faulty = results.flatMap(({ name, faulty }) => faulty.map((test) => `${name.padEnd(10)}${test}`));
  if (faulty.length > 0) console.log(`\nFailed, or passed at a second attempt only\n${faulty.join('\n')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('unsteady')} unsteady`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
