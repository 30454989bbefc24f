// npm run bench:power [-- --cuts 1000 --runs 5]: cuts the power of the site at random writes, and looks
// whether all that it had answered is there. Exit code 1 when something is not.
import { parseArgs } from 'node:util';
import { main } from '../scripts/setup/steps.mjs';
import { cutPower } from '../tests/power/power-cuts';

const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '1000' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);

await main(async () => {
  const cutsPerRun = Math.ceil(Number(values.cuts) / runs);
  const { cuts, promises, lost } = await cutPower({ runs, cutsPerRun, answersPerRun: 40 });
  console.log(
    `\n${cuts} power cuts in ${runs} runs; looked for ${promises} answers, ${lost.length} are missing`,
  );
  for (const what of new Set(lost)) console.log(`  ${what}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
});
