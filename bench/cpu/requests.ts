import fc from 'fast-check';
import { HEARD } from '../../front/heard.mjs';
import { theDocument } from '../../tests/support/openapi';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import type { Line } from '../../tests/support/odd-headers';
import { hashed, type OddRequest } from '../../tests/support/odd-requests';
import { END, MOST, OTHERS, PLACES, ROUND, UNITS } from './pieces';

const fill = fc
  .record({
    start: fc.constantFrom(...ROUND),
    unit: fc.oneof(fc.constantFrom(...UNITS), fc.string({ minLength: 1, maxLength: 4 })),
    length: fc.constantFrom(1_000, 3_500, 3_900, 8_000, MOST),
    end: fc.constantFrom(...END),
  })
  .map(
    ({ start, unit, length, end }) =>
      start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
  );

const place = fc.constantFrom(...PLACES);

type Draft = { method: string; address: string; lines: Line[]; body?: string };

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
  .tuple(place, fc.constantFrom(...HEARD, ...OTHERS), fill, fc.constantFrom('GET', 'GET', 'HEAD'))
  .map(([address, name, text, method]) => ({ method, address, lines: [[name, inHead(text)]] }));

const manyHeaders: fc.Arbitrary<Draft> = fc
  .tuple(
    place,
    fc.constantFrom(...HEARD, ...OTHERS, 'x', 'x#'),
    fc.constantFrom('', 'a', 'a, b', '1'),
    fc.nat(1_500),
  )
  .map(([address, name, value, count]) => ({
    method: 'GET',
    address,
    lines: Array.from({ length: count }, (_, at): Line => [name.replace('#', String(at)), value]),
  }));

const TREE = [
  ...['["",{}]', '["",{"children":["a",{}]}]', '["a",{"children":#}]', '[["a","b","d",null],{"children":#}]'],
  ...[
    '["a",{"x":#,"children":#}]',
    '["a",{"a":["b",{}],"children":#}]',
    '[#]',
    '{"a":#}',
    '["__PAGE__?{\\"a\\":\\"#\\"}",{}]',
  ],
];

/** Trees of data, as the router writes them, nested and wide. */
const flight: fc.Arbitrary<Draft> = fc
  .tuple(
    place,
    fc.constantFrom(...TREE),
    fc.nat(300),
    fc.boolean(),
    fill,
    fc.constantFrom('', 'next-url', 'next-router-segment-prefetch'),
  )
  .map(([address, unit, depth, isEncoded, text, besides]) => {
    let tree = '["",{}]';
    for (let at = 0; at < depth && tree.length < MOST / 3; at++) tree = unit.replaceAll('#', () => tree);
    const lines: Line[] = [
      ['rsc', '1'],
      ['next-router-state-tree', isEncoded ? encodeURIComponent(tree) : tree],
    ];
    if (besides) lines.push([besides, inHead(`/${text}`)]);
    return { method: 'GET', address, lines };
  });

const operations = Object.entries(theDocument(siteEnvironment.BASE_URL).paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) =>
    Object.entries(requestBody?.content ?? {}).map(([type, { example }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, 'x'),
      type,
      example: (example ?? {}) as Record<string, unknown>,
    })),
  ),
);
const BARE = ['/api/webhooks/stripe', '/policy-reports', '/api/count', '/'].flatMap((path) =>
  ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
    (type) => ({
      method: 'POST',
      path,
      type,
      example: {},
    }),
  ),
);

/** What would be taken but for one field, or nothing of it. */
const bodies: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.constantFrom(...operations, ...BARE),
    fill,
    fc.nat(12),
    fc.constantFrom(0, 0, 0, 1, 2, 16, 500),
    fc.boolean(),
  )
  .map(([{ method, path, type, example }, text, at, chunk, isKey]) => {
    const field = Object.keys(example)[at];
    const changed = isKey ? { ...example, [text]: text.slice(0, 9) } : { ...example, [field ?? 'a']: text };
    const written = type.includes('json')
      ? JSON.stringify(changed)
      : new URLSearchParams(asText(changed)).toString();
    const body = (field === undefined && !isKey ? text : written).slice(0, MOST);
    const lines: Line[] = [
      ['content-type', type],
      ['sec-fetch-site', 'same-origin'],
      ['stripe-signature', 't=1,v1=0'],
    ];
    if (chunk === 0) return { method, address: path, lines, body };
    const whole = Buffer.from(body.slice(0, Math.floor((MOST * chunk) / (chunk + 6)))).toString('latin1');
    return {
      method,
      address: path,
      lines: [...lines, ['transfer-encoding', 'chunked']],
      body: inChunks(whole, chunk),
    };
  });

const asText = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, one]) => [name.toWellFormed(), String(one).toWellFormed()]);

function inChunks(text: string, size: number): string {
  const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
}

const drafts = fc.oneof(
  { weight: 3, arbitrary: addresses },
  { weight: 5, arbitrary: oneHeader },
  manyHeaders,
  { weight: 2, arbitrary: flight },
  { weight: 5, arbitrary: bodies },
);

/** Requests of at most 16 kB, each with one thing in it very often. */
export function costlyRequests(count: number, seed: number): Promise<OddRequest[]> {
  return Promise.all(fc.sample(drafts, { numRuns: count, seed }).map(written));
}

async function written({ method, address, lines, body = '' }: Draft): Promise<OddRequest> {
  const target = lines.some(([name]) => name === 'rsc') ? await hashed({ address, headers: lines }) : address;
  const isChunked = lines.some(([name]) => name === 'transfer-encoding');
  const bytes = Buffer.from(body, isChunked ? 'latin1' : 'utf8');
  const framing: Line[] = isChunked || method === 'GET' ? [] : [['content-length', String(bytes.length)]];
  const head = [...lines, ...framing].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const first = `${method} ${target} HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n`;
  return { method, bytes: Buffer.concat([Buffer.from(`${first}${head}\r\n`, 'latin1'), bytes]) };
}
