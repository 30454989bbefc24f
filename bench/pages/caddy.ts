import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/setup/project.mjs';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { freePort } from '../../tests/support/free-port';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';

/** Where deploy/Caddyfile looks for the build. */
const DEPLOYED = '/srv/plumbline/current/.next';

/** Caddy as it stands in front of the site, but on a port of this machine. */
export async function startCaddy(site: { url: string }) {
  const folder = temporaryFolder('caddy');
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = fs.readFileSync(inProject('deploy/Caddyfile'), 'utf8');
  const file = path.join(folder, 'Caddyfile');
  const built = inProject(siteEnvironment.BUILD_FOLDER);
  fs.writeFileSync(file, config.replace('{\n', '{\n\tadmin off\n').replaceAll(DEPLOYED, built));
  const env = { ...process.env, SITE_HOST: url, SITE_PROCESSES: new URL(site.url).host };
  const server = spawn('caddy', ['run', '--config', file], { env, stdio: 'ignore' });
  const ended = once(server, 'exit').catch(missing('caddy'));
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) if (server.exitCode !== null) throw new Error('Caddy does not start.');
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
      removeFolder(folder);
    },
  };
}

/** Says what to install where a program is not there. */
export const missing = (program: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  throw new SetupError(`${program} is missing (Debian, Ubuntu: apt-get install ${program}).`);
};
