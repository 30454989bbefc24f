import { parseArgs } from 'node:util';
import { command, CommandError, say } from './owner/output';
import { readUnseen } from './secrets/read-unseen';
import { retireFormer, rotate, status, statusTable, useNext } from './secrets/commands';
import { places } from './secrets/places';

const HELP = `npm run secrets -- COMMAND [NAME ...] [--file FILE]

Replaces the secrets of the site while it runs, so that nothing that was signed by the former ones fails.

  status        which are in use, and which are accepted beside them, by fingerprints
  rotate        makes the next LINK_SECRET, CRON_SECRET, LEAD_WEBHOOK_SECRET and BOOKING_WEBHOOK_SECRET: accepted, and
                not used yet
  rotate NAME   the same for one. STRIPE_WEBHOOK_SECRET, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, SMTP_URL and
                DATABASE_URL are made elsewhere: it says where, and takes the new one from the keyboard or a pipe
  use           the next ones are used, the former ones accepted. Only after every process was restarted since rotate
  retire        former ones are accepted no more, once their time is over. Of LINK_SECRET they stay for the list of
                what was deleted, for good

  --file FILE   where they stand (.env, or what the demo made for itself), such as /etc/plumbline/env
  --now         retire NAME before its time, because others know it
  --json        status as JSON
  --help        this text

In order: rotate, restart every process one after the other, use, restart, and retire when its time has come. The same
command twice does what it did once. No secret is ever printed. The file is replaced in one step, and what it was stays
beside it. The exit code is 1 when something could not be done.
`;

// Before any file is read: what the shell sets wins over files.
const shell = { ...process.env };

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    now: { type: 'boolean' },
    file: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { help = false, json = false, now = false, file } = values;
  if (help) return void process.stdout.write(HELP);
  const [name = '', ...names] = positionals;
  if (!['status', 'rotate', 'use', 'retire'].includes(name))
    throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${HELP}`);
  const world = {
    places: places(file, shell),
    file,
    shell,
    today: new Date().toISOString().slice(0, 10),
    ask: readUnseen,
    say: (text: string) => void process.stdout.write(`${text}\n`),
  };
  if (name === 'status') {
    const standing = status(world);
    say(json, standing, statusTable(standing));
  }
  if (name === 'rotate') await rotate(names, world);
  if (name === 'use') useNext(names, world);
  if (name === 'retire') retireFormer(names, { now }, world);
});
