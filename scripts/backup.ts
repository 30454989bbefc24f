import { parseArgs } from 'node:util';
import { backupFolder, makeBackup } from './backups/folder';
import { command, CommandError, say } from './owner/output';
import { loadEnvironment } from './setup/environment';

const HELP = `npm run backup -- [--folder backups] [--keep 14] [--json]

Copies the database of the site, which may be running, into one file, readable by you alone: SQLite as it is, Postgres by
pg_dump. Removes the oldest backups of its own. Beside them lies the list "erased", which a restore needs: copy the whole
folder to another machine.

  --folder NAME   where to (BACKUP_FOLDER, or backups in the project)
  --keep N        how many backups are left there, 1 to 999 (14)
  --json          the same as JSON
  --help          this text

The exit code is 1 when there is no new backup; then a text on stderr says why.
`;

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    folder: { type: 'string' },
    keep: { type: 'string' },
  } as const;
  const { help, json = false, folder, keep = '14' } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(HELP);
  if (!/^[1-9]\d{0,2}$/.test(keep)) throw new CommandError('--keep is a number from 1 to 999.');
  const settings = loadEnvironment();
  const made = await makeBackup(settings, folder ?? backupFolder(settings), Number(keep));
  const older = made.removed.length > 0 ? `, ${made.removed.length} older removed` : '';
  say(json, made, `${made.file}: ${Math.ceil(made.bytes / 1024)} kB in ${made.ms} ms${older}\n`);
});
