import { checkSite } from '../lib/server/site-checks';
import { command } from './owner/command';
import { say } from './owner/output';
import { readEnvironmentFiles } from './setup/environment';
import { ROOT } from './setup/project.mjs';

const HELP = `npm run doctor -- [--offline] [--json]

Looks at everything a site in production needs, and changes nothing: mode, build, address, Stripe's keys and webhook, mail,
content, database. It asks Stripe and the mail server (it logs in and sends nothing), each for five seconds at most.

  STOP  the site must not go live like this
  look  works; look at it

  --offline  asks nobody but the database
  --json     the same as JSON
  --help     this text

The exit code is 0 when production may start, and 1 when anything says STOP. A start in production refuses the same, but for
what it would have to ask others.
`;

await command(
  { help: HELP, options: { offline: { type: 'boolean' } } },
  async ({ json = false, offline }) => {
    readEnvironmentFiles();
    const { stops, looks } = await checkSite({ environment: process.env, root: ROOT, askOthers: !offline });
    const mayStart = stops.length === 0;
    const lines = [
      ...stops.map((line) => `STOP  ${line}`),
      ...looks.map((line) => `look  ${line}`),
      mayStart ? 'Production may start.' : 'Production must not start.',
    ];
    say(json, { mayStart, stops, looks }, `${lines.join('\n')}\n`);
    process.exitCode = mayStart ? 0 : 1;
  },
);
