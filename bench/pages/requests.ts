import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/setup/project.mjs';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { freePort } from '../../tests/support/free-port';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';
import { median } from '../medians';

/** At least, as ratios to a blank page under `next start`. */
const LEAST = { 'next start': 0.9, Caddy: 9 };
/** Where deploy/Caddyfile looks for the build. */
const DEPLOYED = '/srv/plumbline/current/.next';

type Server = { url: string };

/**
 * Requests per second for the landing page as `next start` sends it, and Caddy as a file, beside the blank
 * page, in turns. A client in Node can't ask as quickly as Caddy answers. @returns what missed
 */
export async function requests(blank: Server, site: Server, rounds: number): Promise<string[]> {
  const caddy = await startCaddy(site);
  const servers = { 'a blank page': blank, 'next start': site, Caddy: caddy };
  const perSecond = new Map<string, number[]>(Object.keys(servers).map((name) => [name, []]));
  try {
    // The first round is to get warm.
    for (let round = 0; round <= rounds; round++)
      for (const [name, { url }] of Object.entries(servers)) {
        const measured = await wrk(url);
        if (round > 0) perSecond.get(name)!.push(measured);
      }
  } finally {
    await caddy.stop();
  }
  const beside = perSecond.get('a blank page')!;
  console.log(
    `\nRequests per second for /, median of ${rounds} rounds; load of the machine ${os.loadavg()[0]!.toFixed(1)}\n`,
  );
  return [...perSecond].flatMap(([name, each]) => {
    const ratio = median(each.map((one, at) => one / beside[at]!));
    console.log(`${name.padEnd(14)}${median(each).toFixed(0).padStart(8)}/s (${ratio.toFixed(2)})`);
    const least = LEAST[name as keyof typeof LEAST] ?? 0;
    return ratio < least ? [`requests by ${name}: ${ratio.toFixed(2)}, at least ${least}`] : [];
  });
}

async function wrk(url: string): Promise<number> {
  const how = [
    '-t1',
    '-c32',
    '-d3s',
    '--timeout=20s',
    '-H',
    'accept-encoding: gzip, deflate, br, zstd',
    `${url}/`,
  ];
  const { stdout } = await promisify(execFile)('wrk', how).catch(missing('wrk'));
  const perSecond = Number(/^Requests\/sec: +([\d.]+)$/m.exec(stdout)?.[1]);
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return perSecond;
}

/** Caddy as it stands in front of the site, but on a port of this machine. */
async function startCaddy(site: Server) {
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

const missing = (program: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  throw new SetupError(`${program} is missing (Debian, Ubuntu: apt-get install ${program}).`);
};
