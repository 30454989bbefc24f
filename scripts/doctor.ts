import { checkSite } from '../lib/server/site-checks';
import { type Finding, stops } from '../lib/server/finding';
import { command } from './owner/command';
import { say, table } from './owner/output';
import { readEnvironmentFiles } from './setup/environment';
import { ROOT } from './setup/project.mjs';

const HELP = `npm run doctor -- [--offline] [--all] [--json]

Looks at everything a site in production needs, and changes nothing: mode, build, address, Stripe's keys and webhook, mail,
content, database. It asks Stripe and the mail server (it logs in and sends nothing), each for five seconds at most.

  ok    is set and works          -     is left out, or could not be checked
  look  works; look at it         STOP  the site must not go live like this

  --offline  asks nobody but the database
  --all      every line, also where there are many
  --json     the same as JSON, every line
  --help     this text

The exit code is 0 when production may start, and 1 when anything says STOP. A start in production refuses the same, but for
what it would have to ask others.
`;

const SIGNS: Record<Finding['state'], string> = { ok: 'ok', off: '-', look: 'look', stop: 'STOP' };

/**
 * What was found, a row each, and the verdict.
 * @param most how many lines a row may have; the others are counted
 */
function findingsTable(findings: Finding[], most: number): string {
  const rows = findings.flatMap(({ about, state, lines }) => {
    const shown = lines.slice(0, most);
    const more = lines.length - shown.length;
    const all = more > 0 ? [...shown, `and ${more} more: --all shows them`] : shown;
    return all.map((line, at) => (at === 0 ? [SIGNS[state], about, line] : ['', '', line]));
  });
  const stopped = findings.filter(({ state }) => state === 'stop').map(({ about }) => about);
  const verdict =
    stopped.length === 0 ? 'Production may start.' : `Production must not start: ${stopped.join(', ')}.`;
  return `${table(rows)}\n${verdict}\n`;
}

const options = {
  all: { type: 'boolean' },
  offline: { type: 'boolean' },
} as const;

await command({ help: HELP, options }, async ({ json = false, all, offline }) => {
  readEnvironmentFiles();
  const findings = await checkSite({ environment: process.env, root: ROOT, askOthers: !offline });
  const mayStart = stops(findings).length === 0;
  say(json, { mayStart, findings }, findingsTable(findings, all ? Infinity : 4));
  process.exitCode = mayStart ? 0 : 1;
});
