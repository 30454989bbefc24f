// npm test [-- suite …]: installs what is missing and runs every suite, or those named. npm run check is the
// same, and CI runs it.
import './setup/node-version.mjs';
import { runSuites } from './setup/run-suites.mjs';
import { main } from './setup/steps.mjs';

await main(async () => {
  process.exitCode = (await runSuites(process.argv.slice(2))) ? 0 : 1;
});
