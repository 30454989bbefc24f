// npm run studio: words and prices in a browser, with the page beside them. Installs nothing and builds nothing.
import fs from 'node:fs';
import './setup/node-version.mjs';
import { inProject } from './setup/project.mjs';
import { main, SetupError } from './setup/steps.mjs';

await main(async () => {
  for (const file of ['node_modules/tsx', 'app/fonts/public-sans.woff2'])
    if (!fs.existsSync(inProject(file)))
      throw new SetupError('Run npm run demo once before: it installs and makes what the studio stands on.');
  const { tsImport } = await import('tsx/esm/api');
  const { startStudio } = await tsImport('./setup/studio.ts', import.meta.url);
  await startStudio(process.argv.slice(2));
});
