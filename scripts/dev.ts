// npm run dev: the site with every change shown at once, on 127.0.0.1.
import { loadEnvironment } from './setup/environment';
import { makeDemos } from './setup/demos';
import { generate } from './setup/generate.mjs';
import { PROGRAMS } from './setup/project.mjs';
import { runNode } from './setup/run.mjs';
import { main, step } from './setup/steps.mjs';

await main(async () => {
  const { PORT } = loadEnvironment({ development: true });
  await step('Generated files', generate);
  await step('Demos', makeDemos);
  process.exitCode = await runNode(PROGRAMS.next, ['dev', '-H', '127.0.0.1', '-p', String(PORT)]);
});
