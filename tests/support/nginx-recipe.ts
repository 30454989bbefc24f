import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedNginx, NO_NGINX } from '../../scripts/setup/nginx.mjs';
import { aCertificateAuthority } from './certificates';
import { freePort } from './free-port';
import { removeFolder, temporaryFolder } from './temporary-folder';

const RECIPE = path.join(import.meta.dirname, '../../deploy/nginx');

/** What the owner puts in the place of this. */
export const SITE_NAME = 'www.your-site.com';
/** What some visitors type, and the certificate names as well. */
export const BARE_NAME = 'your-site.com';

export type NginxRecipe = { http: number; https: number; authority: string; stop: () => Promise<void> };

/**
 * nginx with the very files of the recipe: only ports, the certificate's folder and that of the log are
 * others.
 * @param upstream the port of the site
 * @returns the ports it listens on and the certificate of who signed the site's
 * @throws what `nginx -t` says of the files, when it is not content
 */
export async function startNginxRecipe(upstream: number): Promise<NginxRecipe> {
  const program = installedNginx();
  if (!program) throw new Error(NO_NGINX);
  const folder = temporaryFolder('nginx');
  const ports = { http: await freePort(), https: await freePort() };
  const { cert: authority, certify } = aCertificateAuthority();
  const { cert, key } = certify(SITE_NAME, BARE_NAME);
  fs.writeFileSync(path.join(folder, 'fullchain.pem'), cert);
  fs.writeFileSync(path.join(folder, 'privkey.pem'), key);
  fs.copyFileSync(path.join(RECIPE, 'plumbline-proxy.conf'), path.join(folder, 'plumbline-proxy.conf'));
  fs.writeFileSync(path.join(folder, 'plumbline.conf'), moved(folder, ports, upstream));
  fs.writeFileSync(path.join(folder, 'nginx.conf'), around(folder));

  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const { status, stderr } = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const server = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  return {
    ...ports,
    authority,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      removeFolder(folder);
    },
  };
}

/**
 * The recipe's own file at another place. Each exchange has to find something, or the file is no longer what
 * is tried.
 */
function moved(folder: string, { http, https }: { http: number; https: number }, upstream: number): string {
  const here = hasIpv6() ? 'listen [::1]:' : '# no IPv6 here: ';
  const exchanges: [RegExp, string][] = [
    [/listen \[::\]:80\b/g, `${here}${http}`],
    [/listen \[::\]:443\b/g, `${here}${https}`],
    [/listen 80\b/g, `listen 127.0.0.1:${http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${https}`],
    [/^ {4}server 127\.0\.0\.1:3000\b/gm, `    server 127.0.0.1:${upstream}`],
    [/\/etc\/letsencrypt\/live\/www\.your-site\.com/g, folder],
    [/\/var\/log\/nginx/g, folder],
  ];
  return exchanges.reduce(
    (text, [found, other]) => {
      if (!found.test(text)) throw new Error(`deploy/nginx/plumbline.conf has no ${found.source}`);
      return text.replace(found, other);
    },
    fs.readFileSync(path.join(RECIPE, 'plumbline.conf'), 'utf8'),
  );
}

const around = (folder: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}
  include plumbline.conf;
}
`;

const hasIpv6 = () =>
  Object.values(os.networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
