// npm test [-- suite …]: installs what is missing, then runs what a change needs or the suites named, and
// prints what each took. One that fails stops no other. `nightly` names them all.
import './setup/node-version.mjs';
import { laySiteContent } from '../tests/support/site-content.mjs';
import { installDependencies, installIn } from './setup/dependencies.mjs';
import { generate } from './setup/generate.mjs';
import { bringPrograms } from './setup/machine.mjs';
import { PROGRAMS } from './setup/project.mjs';
import { runNode, STOPPED_BY } from './setup/run.mjs';
import { main, seconds, SetupError, step } from './setup/steps.mjs';
import { ALIASES, STAGES, SUITES } from './setup/suites.mjs';

const named = process.argv.slice(2);
if (named.includes('nightly')) process.env.NIGHTLY = '1';
let isStopped = false;
const results = [];

await main(async () => {
  const chosen = chosenSuites();
  await step('Packages', () => installDependencies({ maySystem: true }));
  await step('Generated files', generate);
  await step('Content of tests', laySiteContent);
  const of = (need) => [...new Set(chosen.flatMap((name) => SUITES[name][need] ?? []))];
  for (const folder of of('folder')) await step(`Packages of ${folder}`, () => installIn(folder));
  await step('Programs', () => bringPrograms(of('programs'))).catch(({ message }) => {
    console.error(message);
    results.push({ name: 'programs', took: '', failed: ['missing'] });
  });
  for (const signal of STOPPED_BY) process.once(signal, () => (isStopped = true));
  for (const stage of STAGES) {
    const lists = stage.map((list) => list.filter((name) => chosen.includes(name)));
    const areSeveral = lists.every(({ length }) => length > 0);
    await Promise.all(lists.map((list) => runList(list, areSeveral)));
  }
  console.log('\n');
  for (const { name, took, failed } of results)
    console.log(
      `${name.padEnd(10)}${took.padStart(9)}  ${failed.length > 0 ? `FAILED: ${failed.join('; ')}` : 'passed'}`,
    );
  process.exitCode = results.some(({ failed }) => failed.length > 0) ? 1 : 0;
});

function chosenSuites() {
  const wanted = named.flatMap((name) => ALIASES[name] ?? [name]);
  const unknown = wanted.find((name) => !Object.hasOwn(SUITES, name));
  const all = Object.keys(SUITES);
  if (unknown) throw new SetupError(`There is no suite "${unknown}". There are: ${all.join(', ')}.`);
  return named.length > 0 ? wanted : all.filter((name) => !SUITES[name].nightly);
}

/** @param quiet whether output is shown only where a check fails: other suites run beside it */
async function runList(list, quiet) {
  for (const name of list) {
    const { checks, needsBuild } = SUITES[name];
    if (needsBuild && results.some((one) => one.name === 'build' && one.failed.length > 0)) {
      results.push({ name, took: '', failed: ['there is no build'] });
      continue;
    }
    const began = performance.now();
    const failed = [];
    for (const [program, args, env] of checks) {
      const title = [program, ...args].join(' ');
      console.log(`${name}: ${title} …`);
      if (isStopped || (await runNode(PROGRAMS[program], args, { env, quiet })) !== 0) failed.push(title);
    }
    results.push({ name, took: seconds(performance.now() - began), failed });
  }
}
