import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port';
import { siteEnvironment } from './site-environment.mjs';
import { removeFolder, temporaryFolder } from './temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = '/srv/plumbline';
/** Beside another Caddy. */
const ALONE = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects';
/** As on port 80, which is not the test's. */
const REDIRECTED = 'servers {\n\t\tlistener_wrappers {\n\t\t\thttp_redirect\n\t\t\ttls\n\t\t}';

/** The workflows install it; elsewhere whoever lacks it is told. */
export const lacksCaddy = () => !process.env.GITHUB_ACTIONS && spawnSync('caddy', ['version']).status !== 0;
export const NO_CADDY = 'caddy is not installed: apt-get install caddy';

/**
 * Caddy with the recipe's settings in front of the site at this port, and the build of the suite as the
 * current one.
 * @param url its own address; behind https its certificate is of an authority in its folder
 */
export async function startCaddy(sitePort: string, url?: string) {
  const folder = temporaryFolder('caddy');
  for (const [name, target] of [
    ['.next', siteEnvironment.BUILD_FOLDER],
    ['public', 'public'],
  ] as const) {
    fs.mkdirSync(path.join(folder, 'current'), { recursive: true });
    fs.symlinkSync(path.join(ROOT, target), path.join(folder, 'current', name));
  }
  const recipe = fs.readFileSync(path.join(ROOT, 'deploy/Caddyfile'), 'utf8');
  const settings = path.join(folder, 'Caddyfile');
  const alone = recipe.replaceAll(FOLDER, folder).replace(/^\{$/m, ALONE);
  fs.writeFileSync(settings, url ? alone.replace('servers {', REDIRECTED) : alone);
  url ??= `http://127.0.0.1:${await freePort()}`;
  const caddy = spawn('caddy', ['run', '--config', settings, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, SITE_HOST: url, SITE_PROCESSES: `127.0.0.1:${sitePort}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(caddy, 'exit');
  await new Promise<void>((resolve, reject) => {
    caddy.stderr.on('data', () => said.includes('serving initial configuration') && resolve());
    void ended.then(() => reject(new Error(said)));
  });
  return {
    url,
    folder,
    stop: async () => {
      caddy.kill();
      await ended;
      removeFolder(folder);
    },
  };
}
