import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '@/lib/kernel/refusals';
import { checker, operationsOf, theDocument } from '../../../../support/openapi';

const API = path.join(import.meta.dirname, '../../../../../app/api');
const document = theDocument();
const operations = operationsOf(document);
const check = checker(document);
const named = operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const);

/** "POST /api/orders/claim" for every method that a route under app/api answers. */
function routesThere(): string[] {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /route\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(API, file), 'utf8');
    const address = `/api/${path.dirname(file).split(path.sep).join('/')}`.replace(/\[(\w+)\]/g, '{$1}');
    const methods = text.matchAll(
      /^export (?:async )?(?:function|const|\{ GET as) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm,
    );
    return Array.from(methods, ([, method = '']) => `${method} ${address}`);
  });
}

test('lists exactly the endpoints that exist, with their methods', () => {
  expect(named.map(([name]) => name).sort()).toEqual(routesThere().sort());
});

describe('is OpenAPI 3.1:', () => {
  test('it says so, and has what it must have', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Plumbline API', version: expect.any(String) as string },
      servers: [{ url: 'http://127.0.0.1:3000' }],
    });
  });

  test('every operation has a name of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test.each(named)(
    '%s declares each part of its path, and no other',
    (_name, { path: address, operation }) => {
      const inPath = Array.from(address.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const declared = (operation.parameters ?? []).filter(({ in: where }) => where === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      for (const { required } of declared) expect(required).toBe(true);
    },
  );

  test.each(named)('%s has answers with a status, a description and a media type', (_name, { operation }) => {
    expect(Object.keys(operation.responses)).not.toHaveLength(0);
    for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2345]\d\d$/);
      expect(description).toMatch(/\S/);
      for (const type of Object.keys(content)) expect(type).toMatch(/^[\w*]+\/[\w.+*-]+$/);
    }
  });

  test.each(Object.keys(document.components.schemas))('the schema %s is JSON Schema 2020-12', (name) => {
    expect(() => check({ $ref: `#/components/schemas/${name}` }, null)).not.toThrow();
  });

  test('every reference leads to a schema, and every schema is used', () => {
    const used = Array.from(
      JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g),
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('it holds nothing that JSON has not', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

test.each(named.filter(([, { operation }]) => operation.requestBody))(
  'the example of %s fits its schema',
  (_name, { operation }) => {
    for (const { schema, example } of Object.values(operation.requestBody!.content)) {
      expect(example).toBeDefined();
      expect(check(schema, example)).toBeNull();
    }
  },
);

test('what a verb refuses for its shape, the schema refuses', () => {
  const body = (name: string, value: unknown) => check({ $ref: `#/components/schemas/${name}` }, value);
  expect(body('Purchase', { productId: 'a', amount: 1 })).toBeNull();
  expect(body('Purchase', { productId: 'a', amount: 1.5 })).toContain('integer');
  expect(body('Purchase', { productId: 'a', amount: 1, currency: 'jpy' })).toContain('additional');
  expect(body('Submission', {})).toContain('required');
  expect(body('Beacon', ['no-such-event'])).toContain('allowed');
  expect(body('Contact', { clientSecret: 'x', email: 'a@example.org', amount: 1 })).toContain('pattern');
});

test('every status that a problem can have is an answer somewhere', () => {
  const statuses = new Set(operations.flatMap(({ operation }) => Object.keys(operation.responses)));
  for (const { status } of Object.values(REFUSALS)) expect(statuses).toContain(String(status));
});
