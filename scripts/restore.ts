import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '../lib/content/load';
import { contentFolder } from '../lib/platform/config/running';
import { backupFolder, backupsIn } from './backups/folder';
import { restore } from './backups/restore';
import { command } from './owner/command';
import { CommandError, say } from './owner/output';
import { loadEnvironment } from './setup/environment';
import { inProject } from './setup/project.mjs';

const HELP = `npm run restore -- FILE | latest [--folder backups] [--lost-key FINGERPRINT] [--lost-list] [--json]

Puts a backup in the place of the site's database. Stop every process of the site first. The backup is brought up to date,
and what was erased since it was made is erased again: the database that is there knows of it, the list "erased"
beside the backups, and the list that ERASED_LIST names. What was there is kept and named: delete it when all is well,
for it holds what your visitors wrote.

  --folder NAME   where "latest" is looked for (BACKUP_FOLDER, or backups in the project)
  --lost-key FINGERPRINT   of a LINK_SECRETS that is lost for good, and under which deletions were noted. The restore can't
                  find those in the backup: who was deleted then is back, and you have to delete them again yourself
                  (npm run privacy -- erase). May be given several times
  --lost-list     the list that ERASED_LIST names is lost for good, or there never was one since nothing was deleted: without
                  this, a restore is refused when neither the list nor the database that was there can be asked. Whom only
                  that list knew is back, and you have to delete them again yourself
  --json          the same as JSON
  --help          this text

Afterwards run npm run reconcile: orders paid since the backup are found at Stripe. The exit code is 1 when the backup
was not put back.
`;

const options = {
  folder: { type: 'string' },
  'lost-key': { type: 'string', multiple: true },
  'lost-list': { type: 'boolean' },
} as const;

await command({ help: HELP, options, takesWords: true }, async ({ json = false, ...values }, words) => {
  const [name = '', ...rest] = words;
  if (!name || rest.length > 0) throw new CommandError(`Which backup?\n\n${HELP}`);
  const settings = loadEnvironment();
  const folder = values.folder ?? backupFolder(settings);
  // Erased ids are kept as hashes made with this secret. With another one none would be found.
  if (!settings.LINK_SECRETS)
    throw new CommandError('LINK_SECRETS is not set: what was erased could not be found again.');
  const [latest] = backupsIn(folder, settings.DATABASE_URL);
  const file = name === 'latest' ? latest && path.join(folder, latest) : name;
  if (!file || !fs.existsSync(file)) throw new CommandError(`There is no backup ${file ?? `in ${folder}`}.`);
  const { retention } = loadContent(inProject(contentFolder())).site;
  const done = await restore(file, {
    settings,
    retention,
    lostKeys: values['lost-key'],
    lostList: values['lost-list'],
    say: (line) => process.stderr.write(`${line}\n`),
  });
  const kept = done.before ? `What was there is in ${done.before}\n` : '';
  say(json, done, `${done.from} is put back. Erased again: ${done.purged.cameBack}\n${kept}`);
});
