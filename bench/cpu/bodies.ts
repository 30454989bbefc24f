import fc from 'fast-check';
import { ATTRIBUTION_KEYS } from '../../lib/funnel/rules/attribution';
import type { Line } from '../../tests/support/odd-headers';
import { theDocument } from '../../tests/support/openapi';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { type Draft, fill } from './draft';
import { MOST, NESTS } from './pieces';

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

const FROM_US: Line[] = [
  ['sec-fetch-site', 'same-origin'],
  ['stripe-signature', 't=1,v1=0'],
];

/** What would be taken but for one field, or nothing of it. */
const oneField: fc.Arbitrary<Draft> = fc
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
    const lines: Line[] = [...FROM_US, ['content-type', type]];
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

/** Values in values, as deep as they go: the whole body, or one field of it. */
const nested: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.constantFrom(...[...operations, ...BARE].filter(({ type }) => type.includes('json'))),
    fc.constantFrom(...NESTS),
    fc.constantFrom('1', '"a"', 'null', '{}', ''),
    fc.constantFrom(10, 100, 1_000, MOST),
    fc.nat(12),
  )
  .map(([{ method, path, type, example }, nest, core, length, at]) => {
    const [before = '', after = ''] = nest.split('#');
    const depth = Math.floor(length / nest.length);
    const value = before.repeat(depth) + core + after.repeat(depth);
    const field = Object.keys(example)[at];
    const whole =
      field && JSON.stringify({ ...example, [field]: NESTS[0] }).replace(`"${NESTS[0]}"`, () => value);
    return { method, address: path, lines: [...FROM_US, ['content-type', type]], body: whole ?? value };
  });

/** Where a visit came from, which is kept: each part of it as long as it gets. */
const attributed: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.constantFrom(...operations.filter(({ example }) => 'currentChallenges' in example)),
    fill,
    fc.subarray([...ATTRIBUTION_KEYS], { minLength: 1 }),
  )
  .map(([{ method, path, type, example }, text, keys]) => {
    const part = text.slice(0, Math.floor(12_000 / keys.length));
    const attribution = Object.fromEntries(keys.map((key) => [key, part]));
    const body = JSON.stringify({ ...example, attribution });
    return { method, address: path, lines: [...FROM_US, ['content-type', type]], body };
  });

export const bodies = fc.oneof(
  { weight: 5, arbitrary: oneField },
  { weight: 2, arbitrary: nested },
  attributed,
);
