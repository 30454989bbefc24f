import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cmsServer } from './cms/server';
import { installCms, pageFiles, PARTS } from './cms/site';
import { command, CommandError } from './owner/output';
import { step } from './setup/steps.mjs';

const HELP = `npm run cms [-- --port 3020]
npm run cms -- --out folder --repository owner/name

Opens the words of content/ in a browser, as forms: Sveltia CMS, on this machine only. With --out it writes the same
page into a folder, for editors who work on GitHub (docs/recipes/cms.md).
`;

await command(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      port: { type: 'string', default: '3020' },
      out: { type: 'string' },
      repository: { type: 'string' },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CommandError('--port is a number from 1 to 65535.');
  if (values.out && !values.repository) throw new CommandError('--out needs --repository owner/name.');
  await step('Sveltia CMS', installCms);
  if (values.out) return writePage(values.out, values.repository);
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
