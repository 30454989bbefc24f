// npm run studio: words and prices in a browser, with the page beside them. Installs nothing and builds
// nothing.
import fs from 'node:fs';
import './setup/node-version.mjs';
import { inProject } from './setup/project.mjs';
import { main, SetupError } from './setup/steps.mjs';

await main(async () => {
  // What is edited in a release is lost with it, and of the packages it has those of the site alone.
  if (fs.existsSync(inProject('../.served')))
    throw new SetupError(
      'This folder is a release of the site. Run the studio where its sources are: the folder that npm run deploy is called in.',
    );
  for (const file of ['node_modules/tsx', 'node_modules/diff', 'app/fonts/public-sans.woff2'])
    if (!fs.existsSync(inProject(file)))
      throw new SetupError('Run npm run demo once before: it installs and makes what the studio stands on.');
  const { tsImport } = await import('tsx/esm/api');
  const { startStudio } = await tsImport('./setup/studio.ts', import.meta.url);
  await startStudio(process.argv.slice(2));
});
