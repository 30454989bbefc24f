import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const CADDY = '/usr/bin/caddy';
const SYSTEMD = '/usr/bin/systemd-analyze';

test('the Caddyfile has 60 lines at most, and logs no visitor', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
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
  mem_limit?: string;
  logging?: object;
  environment: Record<string, string>;
  read_only: boolean;
};

test('services of the compose file have limits, and both processes of the site count together', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const name of ['site-1', 'site-2', 'caddy', 'postgres'])
    expect(services[name]).toMatchObject({ mem_limit: expect.any(String) as string, logging: {} });
  for (const name of ['site-1', 'site-2'])
    expect(services[name]).toMatchObject({
      read_only: true,
      environment: { LIMITS_STORE: 'database', ERASED_LIST: '/data/erased', TRUSTED_PROXIES: '1' },
    });
});
