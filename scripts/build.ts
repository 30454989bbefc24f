// npm run build [-- --if-changed] [-- --standalone]
import { build } from './setup/build';
import { loadEnvironment } from './setup/environment';
import { generate } from './setup/generate.mjs';
import { main, step } from './setup/steps.mjs';

await main(async () => {
  if (process.argv.includes('--standalone')) process.env.BUILD_STANDALONE = '1';
  loadEnvironment();
  await step('Generated files', generate);
  await step('Build', () => build({ onlyIfChanged: process.argv.includes('--if-changed') }));
});
