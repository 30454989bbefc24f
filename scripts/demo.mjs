// npm run demo: installs, generates, builds and serves the site on 127.0.0.1, each only if there is something
// to do.
import './setup/node-version.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { generate } from './setup/generate.mjs';
import { main, step } from './setup/steps.mjs';

await main(async () => {
  await step('Packages', () => installDependencies({ maySystem: false }));
  await step('Generated files', generate);
  const { tsImport } = await import('tsx/esm/api'); // was not there before the first step
  const { serveDemo } = await tsImport('./setup/demo.ts', import.meta.url);
  process.exitCode = await serveDemo();
});
