import { afterEach, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { noteFront } from '@/lib/platform/config/running';
import { limitsFindings, weakLimits } from '@/lib/server/limits';

afterEach(() => {
  delete (globalThis as { plumblineFront?: boolean }).plumblineFront;
});
const said = (environment: Record<string, string>) => weakLimits(readEnv(environment)).join('\n');
const found = (environment: Record<string, string>) =>
  limitsFindings(readEnv(environment)).map(({ about, state, lines }) => [about, state, ...lines]);
const LIVE = { SITE_MODE: 'production', BASE_URL: 'https://plumbline.test' };

test.each([
  [{}, 'no visitor is told apart'],
  [{ TRUSTED_PROXIES: '10.0.0.1' }, "addresses in TRUSTED_PROXIES can't be checked there"],
  [{ TRUSTED_PROXIES: '1' }, 'whoever reaches the port without the proxy can call from any address'],
])('under plain next start with %j the start says that limits are weak', (environment, why) => {
  expect(said(environment)).toMatch(/^Limits are weak under "next start": /);
  expect(said(environment)).toContain(why);
});

test('behind our front the start has nothing to say of a demo', () => {
  noteFront();
  expect(said({})).toBe('');
});

test('in production it says that all visitors of an unnamed proxy count as one', () => {
  noteFront();
  expect(said(LIVE)).toContain('TRUSTED_PROXIES is not set');
  expect(said({ ...LIVE, TRUSTED_PROXIES: '1' })).toBe('');
});

test('limits that were raised are told at the start of a demo', () => {
  noteFront();
  expect(said({ LIMITS_FACTOR: '50' })).toBe('LIMITS_FACTOR lets 50 times as much through as usual.');
});

test('the doctor says whom it trusts and where limits count', () => {
  expect(found({ TRUSTED_PROXIES: '1' })[0]).toEqual(['proxy', 'ok', '1 in a row trusted']);
  const DATABASE_URL = 'postgresql://a@127.0.0.1/b';
  expect(found({ DATABASE_URL })[1]).toEqual([
    'limits',
    'ok',
    'counted in Postgres, by all processes together',
  ]);
  expect(found({ DATABASE_URL, LIMITS_STORE: 'memory' })[1]?.[2]).toContain('memory of one process');
});
