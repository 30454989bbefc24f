// npm test [-- suite …]: installs what is missing, then runs what a change needs or the suites named.
// `nightly` names them all.
import './setup/node-version.mjs';
import { runSuites } from './setup/run-suites.mjs';
import { main } from './setup/steps.mjs';

const names = process.argv.slice(2);
if (names.includes('nightly')) process.env.NIGHTLY = '1';
await main(async () => {
  process.exitCode = (await runSuites(names)) ? 0 : 1;
});
