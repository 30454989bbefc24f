import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';

test.each([
  ['1', { hops: 1 }],
  [' 9 ', { hops: 9 }],
  ['10.0.0.1', { addresses: ['10.0.0.1'] }],
  ['127.0.0.1, 10.0.0.0/8,fd00::/8', { addresses: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] }],
])('TRUSTED_PROXIES=%s', (text, proxies) =>
  expect(readEnv({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toEqual(proxies),
);

test.each([
  '0',
  '10',
  '-1',
  '1.5',
  'true',
  'all',
  '*',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.1,',
  'proxy.local',
  '10.1/8',
])('TRUSTED_PROXIES=%s is refused', (text) =>
  expect(() => readEnv({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES is ".*"; allowed: how many/),
);

test('nobody is trusted without it', () => expect(readEnv({}).TRUSTED_PROXIES).toBeUndefined());
