import fc from 'fast-check';
import { ATTRIBUTION_KEYS } from '../../lib/funnel/rules/attribution';
import type { Line } from '../../tests/support/odd-headers';
import { hashed, type OddRequest } from '../../tests/support/odd-requests';
import { bodies } from './bodies';
import { type Draft, fill, place } from './draft';
import { OTHERS } from './pieces';

const inHead = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');
const inAddress = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, '');

const addresses: fc.Arbitrary<Draft> = fc
  .tuple(
    place,
    fc.constantFrom('', '/', '?', '?a=', '/x?', '#'),
    fill,
    fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
  )
  .map(([path, sign, text, method]) => ({ method, address: inAddress(path + sign + text), lines: [] }));

const oneHeader: fc.Arbitrary<Draft> = fc
  .tuple(place, fc.constantFrom(...OTHERS), fill, fc.constantFrom('GET', 'GET', 'HEAD'))
  .map(([address, name, text, method]) => ({ method, address, lines: [[name, inHead(text)]] }));

const manyHeaders: fc.Arbitrary<Draft> = fc
  .tuple(place, fc.constantFrom(...OTHERS, 'x', 'x#'), fc.constantFrom('', 'a', 'a, b', '1'), fc.nat(1_500))
  .map(([address, name, value, count]) => ({
    method: 'GET',
    address,
    lines: Array.from({ length: count }, (_, at): Line => [name.replace('#', String(at)), value]),
  }));

/** Where a visit came from, as an advertisement writes it. */
const campaigns: fc.Arbitrary<Draft> = fc
  .tuple(place, fc.constantFrom(...ATTRIBUTION_KEYS), fill)
  .map(([path, key, text]) => ({ method: 'GET', address: inAddress(`${path}?${key}=${text}`), lines: [] }));

const single = fc.oneof(
  { weight: 3, arbitrary: addresses },
  { weight: 5, arbitrary: oneHeader },
  manyHeaders,
  campaigns,
  { weight: 7, arbitrary: bodies },
);

/** Sent ahead on one connection, as many as fit. */
const pipeline: fc.Arbitrary<Draft[]> = fc
  .tuple(fc.array(place, { minLength: 1, maxLength: 3 }), fc.constantFrom('GET', 'HEAD', 'POST'), fc.nat(200))
  .map(([paths, method, count]) =>
    Array.from({ length: count + 2 }, (_, at) => ({
      method,
      address: paths[at % paths.length] ?? '/',
      lines: [],
    })),
  );

const drafts = fc.oneof({ weight: 99, arbitrary: single.map((one) => [one]) }, pipeline);

/** What is sent over one connection, and how many requests that are. */
export type Costly = OddRequest & { requests: number };

/** At most 16 kB each, with one thing in it very often, or with very many requests. */
export function costlyRequests({ count, seed }: { count: number; seed: number }): Promise<Costly[]> {
  return Promise.all(fc.sample(drafts, { numRuns: count, seed }).map(together));
}

/** The last of them ends the connection. */
async function together(all: Draft[]): Promise<Costly> {
  const bytes: Buffer[] = [];
  for (const [at, draft] of all.entries()) bytes.push(await written(draft, at === all.length - 1));
  return { method: all[0]?.method ?? '', bytes: Buffer.concat(bytes), requests: all.length };
}

async function written({ method, address, lines, body = '' }: Draft, isLast: boolean): Promise<Buffer> {
  const target = lines.some(([name]) => name === 'rsc') ? await hashed({ address, headers: lines }) : address;
  const isChunked = lines.some(([name]) => name === 'transfer-encoding');
  const bytes = Buffer.from(body, isChunked ? 'latin1' : 'utf8');
  const framing: Line[] = isChunked || method === 'GET' ? [] : [['content-length', String(bytes.length)]];
  const head = [...lines, ...framing].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const first = `${method} ${target} HTTP/1.1\r\nhost: site.test\r\n${isLast ? 'connection: close\r\n' : ''}`;
  return Buffer.concat([Buffer.from(`${first}${head}\r\n`, 'latin1'), bytes]);
}
