import { expect, test } from 'vitest';
import { networksAround } from '@/lib/kernel/limits';

test('an IPv4 address is one of a /24', () =>
  expect(networksAround('192.0.2.71')).toEqual({ near: '192.0.2.71', widest: '192.0.2.0/24' }));

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:ff::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:100::/64', '2001:db8:1:100::/56', '2001:db8:1::/48'],
  ['2001:db8:a:ffff::/64', '2001:db8:a:ff00::/56', '2001:db8:a::/48'],
  ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
])('%s lies in %s, and that in %s', (near, wider, widest) =>
  expect(networksAround(near)).toEqual({ near, wider, widest }),
);
