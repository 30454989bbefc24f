import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '@/lib/platform/config/env';
import { productionFaults } from '@/lib/platform/config/production';
import { readAsSystemd } from '../../../scripts/try-server/systemd-environment.mjs';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');

test('nginx logs no path, no query, no address and nothing a browser says of itself', () => {
  const [format = ''] = /log_format plumbline [^;]*;/.exec(read('deploy/nginx/plumbline-proxy.conf')) ?? [];
  const named = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(named).toEqual([
    'time_iso8601',
    'request_method',
    'status',
    'body_bytes_sent',
    'request_time',
    'sent_http_x_request_id',
  ]);
  expect(read('deploy/nginx/plumbline.conf').match(/access_log .*;/g)).toEqual([
    'access_log off;',
    'access_log off;',
    'access_log off;',
    'access_log /var/log/nginx/plumbline.log plumbline;',
  ]);
});

test.each(['uri', 'headers', 'remote_ip', 'remote_port', 'client_ip', 'tls'])(
  'Caddy leaves request>%s out of its log, and logs no failed request whole',
  (field) => {
    expect(read('deploy/caddy/Caddyfile')).toContain(`request>${field} delete`);
    expect(read('deploy/caddy/Caddyfile')).toContain('exclude http.log.error');
  },
);

test.each(['run-in-production', 'vercel'])('the recipe %s installs what the image installs', (recipe) => {
  const command = (file: string) => /npm ci( --[\w-]+(=\w+)?)+/.exec(read(file))?.[0];
  const image = command('deploy/build.sh')?.replaceAll(/ --no-(audit|fund)/g, '');
  expect(command(`docs/recipes/${recipe}.md`)).toBe(image);
});

type Build = { args: Record<string, string> };
type Service = {
  build: Build;
  image: string;
  environment: Record<string, string>;
  volumes: string[];
  read_only: boolean;
  stop_grace_period: string;
};

test('both processes of the compose file count limits and erasures where both see them, and may finish', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const name of ['site-1', 'site-2'])
    expect(services[name]).toMatchObject({
      read_only: true,
      stop_grace_period: '30s',
      environment: { LIMITS_STORE: 'database', ERASED_LIST: '/data/erased', TRUSTED_PROXIES: '1' },
    });
});

test('the processes of the compose file see how old the backups are that the commands make, and can not write them', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  expect(services.commands?.environment.BACKUP_FOLDER).toBe('/backups');
  expect(services.commands?.volumes).toContain('./backups:/backups');
  for (const name of ['site-1', 'site-2']) {
    expect(services[name]?.environment.BACKUP_FOLDER).toBe('/backups');
    expect(services[name]?.volumes).toContain('./backups:/backups:ro');
  }
});

test('the image of the commands has the pg_dump of the version that the compose file runs', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const [, server] = /^postgres:(\d+)$/.exec(services.postgres?.image ?? '') ?? [];
  const [, client] = /postgresql-client-(\d+)/.exec(read('Dockerfile')) ?? [];
  expect(client).toBe(server);
});

test('pages and commands are built for the same values', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  expect(services.commands?.build.args).toEqual(services['site-1']?.build.args);
  expect(Object.keys(services.commands?.build.args ?? {}).sort()).toEqual(
    [...read('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name).sort(),
  );
});

test('whoever mounts the new volume first, site or command, can write to it', () => {
  const stages = read('Dockerfile').split(/^FROM .* AS /m);
  for (const stage of ['commands', 'site']) {
    const steps = stages.find((one) => one.startsWith(stage));
    expect(steps).toMatch(/mkdir -p \/data.*chown node:node \/data/);
  }
});

test.skipIf(!fs.existsSync('/usr/bin/systemd-analyze'))('systemd finds nothing wrong with the units', () => {
  const folder = path.join(import.meta.dirname, '../../../deploy/systemd');
  const units = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  // That its programs are not on this machine says nothing about a unit.
  const said = stderr
    .split('\n')
    .filter((line) => line.includes('plumbline') && !/is not executable/.test(line));
  expect([said, status]).toEqual([[], expect.any(Number)]);
});

test('whatever a timer starts tells the owner when it fails and when that is over, and the recipe enables each timer', () => {
  const units = fs.readdirSync(path.join(import.meta.dirname, '../../../deploy/systemd'));
  const timers = units.filter((name) => name.endsWith('.timer'));
  expect(timers).toContain('plumbline-ready@.timer');
  for (const timer of timers) {
    const service = read(`deploy/systemd/${timer.replace('.timer', '.service')}`);
    expect(service).toContain(
      '\nOnFailure=plumbline-failed@%n.service\nOnSuccess=plumbline-over@%n.service\n',
    );
    expect(read('docs/recipes/small-server.md')).toMatch(
      new RegExp(`^systemctl enable --now .*\\b${timer.replace('@', '@3000')}`, 'm'),
    );
  }
});

test('what a unit tells is noted where the other looks, so that it is told once an hour, and once that it is over', () => {
  const [failed, over] = ['failed', 'over'].map((name) => read(`deploy/systemd/plumbline-${name}@.service`));
  const [told] = /(?<= alert -- --told )\S+(?= %i\n)/.exec(failed!)!;
  expect(over).toContain(` alert -- --over --told ${told} %i\n`);
  expect(over).toContain(`\nConditionPathExists=${told}\n`);
});

/** The text of /etc/plumbline/env in the recipe. */
const [, environment = ''] =
  /```sh\n# \/etc\/plumbline\/env\n([\s\S]*?)```/.exec(read('docs/recipes/small-server.md')) ?? [];
const VALUES: Record<string, string> = {
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a+/=',
  LINK_SECRET: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE+/=',
};

test('the environment of the recipe is the same for systemd, a shell, Node and Next', () => {
  const folder = temporaryFolder('environment');
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'env');
  const text = environment.replaceAll(/^(\w+)=.*\.\.\.$/gm, (_, name: string) => `${name}=${VALUES[name]}`);
  fs.writeFileSync(file, text);
  const bySystemd = readAsSystemd(text);
  const shell = `set -a; . ${file}; exec "${process.execPath}" -p 'JSON.stringify(process.env)'`;
  const byShell = JSON.parse(
    execFileSync('sh', ['-c', shell], { encoding: 'utf8', env: {} as NodeJS.ProcessEnv }),
  ) as object;
  expect(Object.keys(bySystemd)).toHaveLength(text.match(/^\w+=/gm)!.length);
  expect(byShell).toMatchObject(bySystemd);
  expect(parseEnv(text)).toEqual(bySystemd);
  const byNext =
    nextEnv.processEnv([{ path: file, contents: text, env: {} }], folder, undefined, true)[1] ?? {};
  // Without what this process has set already.
  expect(bySystemd).toMatchObject(byNext);
  expect(productionFaults(readEnv(bySystemd), [])).toEqual([]);
});

test.each([
  ['METRICS_PORT=9464   # if somebody looks at it', '2'],
  ['MAIL_FROM=Your Name <hello@your-site.com>', '2'],
  ['SMTP_URL="smtp://a:b$c@mail"', '2'],
  ['LINK_SECRET="don\'t"', '2'],
  ['export PORT=3000', '2'],
])('plumbline runs nothing with the line %s, and names it by its number alone', (line, number) => {
  const folder = temporaryFolder('plumbline');
  onTestFinished(() => removeFolder(folder));
  const [script, file] = [path.join(folder, 'plumbline'), path.join(folder, 'env')];
  fs.writeFileSync(file, `PORT=3000\n${line}\n\n# a comment\nMAIL_FROM="Ada <ada@a.org>"\n`);
  const text = read('deploy/plumbline')
    .replace('/etc/plumbline/env', file)
    .replace('[ "$(id -un)" = plumbline ] ||', 'false &&');
  fs.writeFileSync(script, text);
  const { status, stderr, stdout } = spawnSync('sh', [script, 'leads', 'list'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${file}, line ${number} :`);
  expect(stderr).not.toContain(line);
});
