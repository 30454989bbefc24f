import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';

test.each([
  ['1', 1],
  [' 9 ', 9],
])('TRUSTED_PROXIES=%s', (text, proxies) =>
  expect(readEnv({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toBe(proxies),
);

test.each(['0', '10', '-1', '1.5', 'true', '*', '127.0.0.1'])('TRUSTED_PROXIES=%s is refused', (text) =>
  expect(() => readEnv({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES is ".*"; allowed: how many/),
);

test('nobody is trusted without it', () => expect(readEnv({}).TRUSTED_PROXIES).toBeUndefined());
