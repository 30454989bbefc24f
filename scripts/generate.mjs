// npm run generate: what is made from sources and not in git (database clients, fonts, site script).
import { generate } from './setup/generate.mjs';
import { main, step } from './setup/steps.mjs';

await main(() => step('Generated files', generate));
