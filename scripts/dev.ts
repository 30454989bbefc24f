// npm run dev: the site with every change shown at once, on 127.0.0.1.
import { makeDemos } from './setup/demos';
import { loadDemoEnvironment } from './setup/environment';
import { generate } from './setup/generate.mjs';
import { PROGRAMS } from './setup/project.mjs';
import { runNode } from './setup/run.mjs';
import { expectFreePorts, startBeside } from './setup/stand-ins';
import { main, step } from './setup/steps.mjs';

await main(async () => {
  const { env, standIns } = loadDemoEnvironment({ development: true });
  await expectFreePorts(standIns);
  await step('Generated files', generate);
  await step('Demos', makeDemos);
  console.log((await startBeside(standIns)).join('\n'));
  // With it, a page keeps tables of the code as it was: a new route was no key of content/site.yaml.
  const whole = '--no-server-fast-refresh';
  const address = ['-H', '127.0.0.1', '-p', String(env.PORT)];
  process.exitCode = await runNode(PROGRAMS.next, ['dev', whole, ...address]);
});
