import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const CADDY = '/usr/bin/caddy';
const SYSTEMD = '/usr/bin/systemd-analyze';

test('the Caddyfile logs no visitor', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain('exclude http.log.error');
  expect(caddyfile).not.toMatch(/^\tlog \{/m);
});

test.skipIf(!existsSync(CADDY))('Caddy takes the Caddyfile (skipped without caddy)', () => {
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  const env = { ...process.env, SITE_HOST: 'http://127.0.0.1:8099' };
  const { status, stderr } = spawnSync(CADDY, args, { cwd: ROOT, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test.skipIf(!existsSync(SYSTEMD))('systemd knows every line of the units (skipped without systemd)', () => {
  for (const unit of ['plumbline@.service', 'plumbline-backup.service', 'plumbline-backup.timer']) {
    const { stderr } = spawnSync(SYSTEMD, ['verify', `deploy/systemd/${unit}`], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/Unknown|Failed to parse|Invalid/);
  }
});

type Service = {
  image?: string;
  build?: object;
  mem_limit?: string;
  logging?: object;
  volumes: string[];
  environment: Record<string, string>;
  read_only: boolean;
};
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

test('services of the compose file have limits, and both processes of the site know their proxy', () => {
  for (const service of Object.values(services))
    expect(service).toMatchObject({
      mem_limit: expect.any(String) as string,
      logging: { options: { 'max-size': expect.any(String) as string } },
    });
  for (const name of ['site-1', 'site-2'])
    expect(services[name]).toMatchObject({
      image: 'plumbline',
      read_only: true,
      environment: { TRUSTED_PROXIES: '1' },
    });
});

test('both processes are of one image, which is built once', () => {
  expect([services['site-1']?.build, services['site-2']?.build]).toEqual([expect.any(Object), undefined]);
});

test('whoever works on the site shares its list of deletions, and none of it writes backups', () => {
  for (const name of ['site-1', 'site-2', 'commands'])
    expect(services[name]).toMatchObject({
      environment: { ERASED_LIST: '/data/erased', BACKUP_FOLDER: '/backups' },
      volumes: ['erased:/data', ...(name === 'commands' ? [] : ['./backups:/backups:ro'])],
    });
});
