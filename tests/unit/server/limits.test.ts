import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { watchExchanges } from '@/lib/platform/http/exchange';
import { limitsFindings, weakLimits } from '@/lib/server/configuration';

const said = (environment: Record<string, string>) => weakLimits(readEnv(environment)).join('\n');
const found = (environment: Record<string, string>) =>
  limitsFindings(readEnv(environment)).map(({ about, state, lines }) => [about, state, ...lines]);
const LIVE = { SITE_MODE: 'production', BASE_URL: 'https://plumbline.test' };

test('in production it says that all visitors of an unnamed proxy count as one', () => {
  watchExchanges();
  expect(said(LIVE)).toContain('TRUSTED_PROXIES is not set');
  expect(said({ ...LIVE, TRUSTED_PROXIES: '1' })).toBe('');
});

test('the doctor says whom it trusts and where limits count', () => {
  expect(found({ TRUSTED_PROXIES: '1' })[0]).toEqual(['proxy', 'ok', '1 in a row trusted']);
  expect(found({})[0]).toEqual(['proxy', 'look', expect.stringContaining('no proxy is seen')]);
  const DATABASE_URL = 'postgresql://a@127.0.0.1/b';
  expect(found({ DATABASE_URL })[1]).toEqual([
    'limits',
    'ok',
    'counted in Postgres, by all processes together',
  ]);
  expect(found({ DATABASE_URL, LIMITS_STORE: 'memory' })[1]?.[2]).toContain('memory of one process');
});
