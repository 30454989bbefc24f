import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { buildFolder, contentFolder } from '../../lib/platform/config/running';
import { startServers } from '../../studio/start';
import { hold } from '../deploy/lock.mjs';
import { siteDesk } from '../owner/desk/desk';
import { readEnvironmentFiles } from './environment';
import { inProject, ROOT } from './project.mjs';
import { STOPPED_BY } from './run.mjs';
import { runLogged } from './run-logged';
import { SetupError } from './steps.mjs';
import { bridgeScript, studioFiles } from './studio-files';

const HELP = `npm run studio -- [--port 3010] [--site FOLDER]

Opens the words and prices of content/ in a browser: change them, see the page with them, publish them; and the desk: leads, orders,
mail, channels, data requests, where there is a database. It is at 127.0.0.1 alone, on
this port and the next, and opens by a link that it prints, once. A draft stays in data/studio until it is published.

  --port N                the port; the page itself is shown from the next one
  --site FOLDER           where releases of the site lie, if npm run deploy makes any (the folder above these sources)
  --sockets FOLDER        where the processes of that site take orders, as npm run deploy has it (/run/plumbline)
  --draft FOLDER          where the draft lives (data/studio)
  --address URL           how people reach it, where a proxy of yours stands before it; with --preview, and STUDIO_TOKEN
  --preview URL           the same for the next port: another port of the same host
  --listen ADDRESS        listen elsewhere than at 127.0.0.1; with both of these

Then a token is asked for beside the link: at least 32 characters, in the environment or .env as STUDIO_TOKEN. The studio itself speaks no
TLS, so put a proxy that does before it. From elsewhere a tunnel needs none of this: ssh -L 3010:127.0.0.1:3010 -L 3011:127.0.0.1:3011 host
`;

const LOOPBACK = '127.0.0.1';

/** Starts the studio, says by which link it opens, and stays until it is stopped. @throws {SetupError} */
export async function startStudio(args: string[]): Promise<void> {
  // First: the token may stand there, too.
  readEnvironmentFiles();
  const settings = settingsOf(args);
  if (!settings) return void process.stdout.write(HELP);
  const { port, listen, origin, previewOrigin, token, site, sockets, folder } = settings;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = hold(path.join(folder, '.lock'), 'A studio is open on this draft already');
  const [files, bridge] = await Promise.all([studioFiles(), bridgeScript(origin)]);
  const { newLink, stop } = await startServers({
    ...{ root: ROOT, content: inProject(contentFolder()), folder, site },
    builds: [
      { dir: path.join(site, 'current'), folder: '.next' },
      { dir: ROOT, folder: buildFolder() },
    ],
    ...{ listen, port, origin, preview: previewOrigin, token, files, bridge, onError: console.error },
    desk: siteDesk,
    // The one way that a release comes to be served.
    deploy: (more, log) =>
      runLogged(inProject('scripts/deploy.mjs'), ['--site', site, '--sockets', sockets, ...more], log),
  }).catch((error: unknown) => {
    release();
    throw new SetupError(whyNot(error, port));
  });
  process.on('exit', () => [stop, release].forEach((end) => end()));
  for (const signal of STOPPED_BY) process.on(signal, () => process.exit(0));

  const sayLink = () => console.log(`\nThe studio opens here, once:\n\n  ${newLink()}\n`);
  sayLink();
  console.log('Enter prints another link, Ctrl-C stops the studio. The draft stays.');
  readline.createInterface({ input: process.stdin }).on('line', sayLink);
}

/** @returns null: help is asked for */
function settingsOf(args: string[]) {
  const options = {
    help: { type: 'boolean' },
    port: { type: 'string', default: '3010' },
    site: { type: 'string', default: path.dirname(ROOT) },
    sockets: { type: 'string', default: '/run/plumbline' },
    draft: { type: 'string', default: inProject('data/studio') },
    listen: { type: 'string', default: LOOPBACK },
    address: { type: 'string' },
    preview: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const { port: written, site, sockets, draft, listen, address, preview } = values;
  if (values.help) return null;
  const port = /^\d{2,5}$/.test(written) ? Number(written) : 0;
  if (port < 1 || port > 65_534) throw new SetupError('--port is a number from 10 to 65534.');
  const isOwn = listen === LOOPBACK && !address && !preview;
  const token = process.env.STUDIO_TOKEN?.trim() ?? '';
  if (!isOwn && !(address && preview && token.length >= 32))
    throw new SetupError(
      'The studio is at 127.0.0.1 alone, unless it is told otherwise: then it needs --address, --preview, and a token of at least 32 characters in STUDIO_TOKEN.',
    );
  const origin = originOf('--address', address ?? `http://${LOOPBACK}:${port}`);
  const previewOrigin = originOf('--preview', preview ?? `http://${LOOPBACK}:${port + 1}`);
  // An origin of its own for the pages, on the host that the cookie is for.
  if (origin === previewOrigin || new URL(origin).hostname !== new URL(previewOrigin).hostname)
    throw new SetupError('--preview is another port of the host that --address names.');
  const folder = path.resolve(draft);
  if (isOwn && token)
    console.log('STUDIO_TOKEN is not asked for at 127.0.0.1: it counts with --address and --preview.');
  return { port, listen, origin, previewOrigin, site, sockets, folder, token: isOwn ? null : token };
}

function originOf(name: string, url: string): string {
  if (!URL.canParse(url) || !/^https?:\/\/[^/]+\/?$/.test(url))
    throw new SetupError(`${name} is an address without a path, such as https://studio.example.com.`);
  return new URL(url).origin;
}

/** A draft that can't be read says so itself. */
function whyNot(error: unknown, port: number): string {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${port} or the next is taken. Choose another: npm run studio -- --port ${port + 1000}`;
  return error instanceof Error ? error.message : String(error);
}
