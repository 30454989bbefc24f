import { backupFolder, makeBackup } from './backups/folder';
import { asCount, command } from './owner/command';
import { say } from './owner/output';
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

const options = { folder: { type: 'string' }, keep: { type: 'string', default: '14' } } as const;

await command({ help: HELP, options }, async ({ json = false, folder, keep }) => {
  const most = asCount('--keep', keep, 999)!;
  const settings = loadEnvironment();
  const made = await makeBackup(settings, folder ?? backupFolder(settings), most);
  const older = made.removed.length > 0 ? `, ${made.removed.length} older removed` : '';
  say(json, made, `${made.file}: ${Math.ceil(made.bytes / 1024)} kB in ${made.ms} ms${older}\n`);
});
