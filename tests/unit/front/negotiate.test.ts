import { expect, test } from 'vitest';
import { accepted } from '@/front/static/negotiate';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0.2, identity;q=0.9', []],
  ['gzip; q = 0.000', []],
  [';;,,q=', []],
])('Accept-Encoding %j takes %j', (header, encodings) => {
  expect(accepted(header)).toEqual(encodings);
});
