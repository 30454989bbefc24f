import { parseArgs } from 'node:util';
import { checkSite } from '../lib/server/site-checks';
import { stops } from '../lib/server/finding';
import { findingsTable } from './owner/findings-table';
import { command, say } from './owner/output';
import { readEnvironmentFiles } from './setup/environment';
import { ROOT } from './setup/project.mjs';

const HELP = `npm run doctor -- [--offline] [--dkim-selector NAME] [--all] [--json]

Looks at everything a site in production needs, and changes nothing: mode, build, address, Stripe's keys and webhook, mail,
content, scheduler, database. It asks Stripe, the mail server (it logs in and sends nothing), the scheduler and the
name servers (SPF, DKIM, DMARC of the sender), each for five seconds at most.

  ok    is set and works          -     is left out, or could not be checked
  look  works; look at it         STOP  the site must not go live like this

  --offline              asks nobody but the database
  --dkim-selector NAME   the selector your mail service signs with, such as s1
  --all                  every line, also where there are many
  --json                 the same as JSON, every line
  --help                 this text

The exit code is 0 when production may start, and 1 when anything says STOP. A start in production refuses the same, but for
what it would have to ask others.
`;

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    offline: { type: 'boolean' },
    'dkim-selector': { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return void process.stdout.write(HELP);
  readEnvironmentFiles();
  const findings = await checkSite({
    environment: process.env,
    root: ROOT,
    askOthers: !values.offline,
    dkimSelector: values['dkim-selector'] ?? null,
  });
  const mayStart = stops(findings).length === 0;
  say(values.json ?? false, { mayStart, findings }, findingsTable(findings, values.all ? Infinity : 4));
  process.exitCode = mayStart ? 0 : 1;
});
