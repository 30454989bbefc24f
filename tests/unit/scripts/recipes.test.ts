import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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

test.each(['run-in-production', 'small-server', 'vercel'])(
  'the recipe %s installs what the image installs',
  (recipe) => {
    const command = (file: string) => /npm ci( --[\w-]+(=\w+)?)+/.exec(read(file))?.[0];
    const image = command('deploy/image.sh')?.replaceAll(/ --no-(audit|fund)/g, '');
    expect(command(`docs/recipes/${recipe}.md`)).toBe(image);
  },
);

type Service = { environment: Record<string, string>; read_only: boolean; stop_grace_period: string };

test('both processes of the compose file count limits and erasures where both see them, and may finish', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const name of ['site-1', 'site-2'])
    expect(services[name]).toMatchObject({
      read_only: true,
      stop_grace_period: '30s',
      environment: { LIMITS_STORE: 'database', ERASED_LIST: '/data/erased', TRUSTED_PROXIES: '1' },
    });
});
