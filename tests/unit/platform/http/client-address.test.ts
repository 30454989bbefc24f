import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from '@/lib/platform/http/client-address';
import { networksAround } from '@/lib/kernel/limits';

const from = (socket: string | null, forwardedFor: string | null, proxies = 0) =>
  clientAddress({ socket, forwardedFor }, proxies);

describe('without trusted proxies', () => {
  test('a connection that is not seen is nobody', () => expect(from(null, '1.1.1.1')).toBeNull());
});

describe('with a number of proxies', () => {
  test.each([
    ['one adds its caller at the end', 1, '203.0.113.9', '203.0.113.9'],
    [
      'what the visitor wrote before that counts for nothing',
      1,
      '1.1.1.1, 2.2.2.2, 203.0.113.9',
      '203.0.113.9',
    ],
    ['two: the second but last', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer entries than proxies: the first', 3, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['nothing said: the connection', 1, null, '10.0.0.1'],
    ['an entry that is no address: the proxy itself', 1, 'unknown', '10.0.0.1'],
    ['an empty entry: the proxy itself', 1, '203.0.113.9,', '10.0.0.1'],
    ['one that hides its caller ends the chain', 2, '203.0.113.9, _hidden', '10.0.0.1'],
  ])('%s', (_what, proxies, said, client) => expect(from('10.0.0.1', said, proxies)).toBe(client));

  test('are believed where the connection is not seen', () =>
    expect(from(null, '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9'));
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]:4711"', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', null],
  ['unknown', null],
  ['0x7f.1', null],
  ['127.1', null],
  ['2130706433', null],
  ['192.0.2.256', null],
  ['2001:db8::1::2', null],
  [':', null],
])('%j is the network %s', (text, network) => expect(networkOf(from(text, null))).toBe(network));

describe('whatever a visitor writes before what a proxy of ours adds', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.ipV4(),
    fc.ipV6(),
    fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.1', '127.0.0.1', 'unknown', '')))
      .map(String),
  );

  test('changes nothing', () => {
    fc.assert(
      fc.property(hostile, (said) => {
        expect(from('127.0.0.1', `${said},203.0.113.9`, 1)).toBe('203.0.113.9');
      }),
      { numRuns: 500 },
    );
  });

  test('and what comes out is an address or nobody', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(0, 1, 2), (said, proxies) => {
        expect(networkOf(from('127.0.0.1', said, proxies)) ?? 'nobody').toMatch(/^[\d.]+$|^[\da-f:]+::\/64$/);
      }),
      { numRuns: 1_000 },
    );
  });
});

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
