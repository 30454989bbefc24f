import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { installedNginx, NO_NGINX } from '../../scripts/setup/nginx.mjs';
import { inProject } from '../../scripts/setup/project.mjs';
import { SetupError } from '../../scripts/setup/steps.mjs';

/** `end` is for a bench that broke off: at once, and without waiting. */
type Proxy = { url: string; log: () => string; stop: () => Promise<void>; end: () => void };

/**
 * nginx before these ports of the site, with the part of our recipe that every proxy has (deploy/nginx).
 * @param folder where it may write
 */
export function startNginx(folder: string, port: number, processes: number[]): Proxy {
  const program = installedNginx();
  if (!program) throw new SetupError(NO_NGINX);
  const config = path.join(folder, 'nginx.conf');
  const accessLog = path.join(folder, 'access.log');
  fs.writeFileSync(config, text(folder, port, processes, accessLog));
  const server = spawn(program, ['-p', folder, '-c', config, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => fs.readFileSync(accessLog, 'utf8'),
    end: () => void server.kill('SIGTERM'),
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
    },
  };
}

const text = (folder: string, port: number, processes: number[], accessLog: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}
  include ${inProject('deploy/nginx/plumbline-proxy.conf')};
  upstream plumbline {
    least_conn;
    ${processes.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    access_log ${accessLog} plumbline;
    location / { proxy_pass http://plumbline; }
  }
}
`;
