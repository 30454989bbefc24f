import { expect, test } from 'vitest';
import { networkOf } from '@/lib/http/network';

const HEADER = 'x-forwarded-for';
const from = (value: string, header: string | undefined = HEADER) =>
  networkOf(new Request('http://127.0.0.1', { headers: { [HEADER]: value } }), header);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['10.0.0.1, 192.0.2.9', '192.0.2.9'],
  ['', null],
  ['unknown', null],
])('%s is the network %s', (value, network) => expect(from(value)).toBe(network));

test('what a visitor writes before what our proxy adds counts for nothing', () => {
  expect(from('1.1.1.1, 2.2.2.2, 192.0.2.1')).toBe(from('9.9.9.9, 192.0.2.1'));
});

test('without a setting no header is believed', () => {
  expect(
    networkOf(new Request('http://127.0.0.1', { headers: { [HEADER]: '192.0.2.1' } }), undefined),
  ).toBeNull();
});
