import fs from 'node:fs';
import { inProject } from '../setup/project.mjs';

/** A block of lines for a shell, or the text of a file. */
export type Block = { file: string | null; text: string };

/** The blocks of the recipe, by the part they belong to: each has to be there. */
export function blocksOf(recipe: string) {
  const text = fs.readFileSync(inProject(recipe), 'utf8');
  const fenced = (part: string) =>
    [...part.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']): Block => {
      const file = /^# (\/\S+)\n/.exec(lines)?.[1] ?? null;
      return { file, text: lines };
    });
  const between = (begin: string, end: string) => {
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${recipe} has no part between "${begin}" and "${end}".`);
    const blocks = fenced(text.slice(from, to));
    if (blocks.length === 0) throw new Error(`${recipe} has no lines after "${begin}".`);
    return blocks;
  };
  return {
    setUp: between('## Set up', '## Every day'),
    everyDay: between('## Every day', 'Restore:'),
    restore: between('Restore:', 'A new version'),
    deploy: between('A new version', 'Back to the release before'),
    back: between('Back to the release before', '## What breaks first'),
  };
}

type StandIn = {
  line: RegExp;
  /** What is done in its place, in the sandbox. */
  instead: string;
  why: string;
};

/** Lines that need more of the world than a sandbox has. */
export const STAND_INS: StandIn[] = [
  {
    line: /^curl .*nodesource.*$/m,
    instead: ':',
    why: "NodeSource's repository: Node 22 of npm's package `node` stands in for it",
  },
  {
    line: /^apt-get install -y nodejs$/m,
    instead: 'cp -r /stand-ins/node/. /usr/ && node --version && npm --version',
    why: "apt-get install nodejs: the same, and npm's package `npm`",
  },
  {
    line: /^runuser .*git clone .*$/m,
    instead: 'cp -r /stand-ins/sources /srv/plumbline/sources && chown -R plumbline: /srv/plumbline',
    why: "git clone: a copy of these sources, with the tests' content without its placeholders",
  },
  {
    line: /^certbot .*$/m,
    instead: 'cp -r /stand-ins/letsencrypt /etc/ && cp /stand-ins/stripe.conf /etc/nginx/conf.d/',
    why: 'certbot: certificates of an authority of our own',
  },
];

/** What is not run at all, whatever the lines say. */
export const NOT_RUN = [
  'systemd: a stand-in starts the units as they say; timers, limits of memory and of system calls are not tried',
  "Stripe: the project's sandbox answers at the name of Stripe's API, and a mail server of ours takes the mail",
  'money: the sandbox says that it is real, and moves none',
  'Caddy, Postgres and a second process',
];
