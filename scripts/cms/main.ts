import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installCms, pageFiles, PARTS, cmsServer } from './site';
import { asPort, command } from '../owner/command';
import { CommandError } from '../owner/output';
import { step } from '../setup/steps.mjs';

const HELP = `npm run cms [-- --port 3020]
npm run cms -- --out folder --repository owner/name

Opens the words of content/ in a browser, as forms: Sveltia CMS, on this machine only. With --out it writes the same
page into a folder, for editors who work on GitHub (docs/recipes/cms.md).
`;

const options = {
  port: { type: 'string', default: '3020' },
  out: { type: 'string' },
  repository: { type: 'string' },
} as const;

await command({ help: HELP, options }, async ({ port: typed, out, repository }) => {
  const port = asPort(typed);
  if (out && !repository) throw new CommandError('--out needs --repository owner/name.');
  await step('Sveltia CMS', installCms);
  if (out) return writePage(out, repository);
  await new Promise<void>((resolve, reject) => {
    cmsServer().once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`The CMS opens here, in Chrome or Edge: http://127.0.0.1:${port}\nCtrl-C stops it.\n`);
});

function writePage(folder: string, repository: string | undefined): void {
  mkdirSync(folder, { recursive: true });
  for (const [part, from] of Object.entries(PARTS))
    cpSync(from, join(folder, part), { recursive: true, filter: (file) => !file.endsWith('.map') });
  for (const [name, text] of Object.entries(pageFiles(repository))) writeFileSync(join(folder, name), text);
  process.stdout.write(`${folder} holds the CMS for ${repository}. Put it on any server of static files.\n`);
}
