import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { WITHOUT_LIMIT } from '../../scripts/lint/limited-writes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const lint = new ESLint({ cwd: ROOT });

/** The rules that the whole configuration finds broken, were this the text of that file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await lint.lintText(`${code}\n`, { filePath: path.join(ROOT, file) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

const IN_LIB = 'lib/kernel/result.ts';

test.each([
  [IN_LIB, '@/lib/server/context'],
  ['lib/shop/rules/progress.ts', '@/lib/platform/log/log'],
  ['lib/platform/smtp/transport.ts', '@/components/ui/button'],
  ['components/home/hero.tsx', '@/lib/shop/module'],
  ['lib/shop/start-checkout.ts', '@/packages/sandbox/start'],
  ['packages/demos/kit/csv.ts', '@/packages/workshop/zip'],
  ['scripts/dev.ts', '@/packages/workshop/facts'],
])('imports go down: %s may not import %s', async (file, target) => {
  expect(await broken(file, `import '${target}';`)).toEqual(['boundaries/dependencies']);
});

test('an import that goes down passes', async () => {
  expect(await broken('app/api/work/route.ts', "import '@/lib/server/context';")).toEqual([]);
});

test.each([
  'export const a = process.env.PORT;',
  'export const { env } = process;',
  "import { env } from 'node:process';\nexport const a = env.PORT;",
])('product code may not read the environment: %s', async (code) => {
  expect((await broken('lib/server/start.ts', code)).join()).toMatch(/^no-restricted-(properties|imports)$/);
});

describe('the environment', () => {
  test('is read in lib/platform/config', async () => {
    expect(await broken('lib/platform/config/env.ts', 'export const a = process.env.PORT;')).toEqual([]);
  });

  test('is asked for the runtime in instrumentation.ts, and for nothing else there', async () => {
    expect(await broken('instrumentation.ts', 'export const a = process.env.NEXT_RUNTIME;')).toEqual([]);
    expect(await broken('instrumentation.ts', 'export const a = process.env.PORT;')).toEqual([
      'no-restricted-syntax',
    ]);
    expect(await broken('instrumentation.ts', 'export const { PORT } = process.env;')).toEqual([
      'no-restricted-syntax',
    ]);
  });
});

describe('what is read with its relations', () => {
  const reading = (args: string) => `export const a = (d: Database) => d.order.findMany({ ${args} });`;
  const inStore = async (args: string) =>
    broken(
      'lib/shop/store/orders.ts',
      `import type { Database } from '@/lib/platform/database/client';
${reading(args)}`,
    );

  test.each([
    'include: { mails: true }',
    'select: { mails: { select: { id: true } } }',
    'select: { id: true, mails: true }',
    'select',
    '...WITH_MAILS',
  ])('has an end: %s', async (args) => {
    expect(await inStore(args)).toEqual(['no-restricted-syntax']);
    expect(await inStore(`${args}, take: 5`)).toEqual([]);
    expect(await inStore(`${args}, ...page`)).toEqual([]);
  });

  test('is asked for where the rule can see it', async () => {
    const file =
      "import type { Database } from '@/lib/platform/database/client';\nexport const a = (d: Database, args: { take: number }) => d.order.findMany(args);";
    expect(await broken('lib/shop/store/orders.ts', file)).toEqual(['no-restricted-syntax']);
  });

  test('may have none where no relation is read', async () => {
    expect(await inStore('select: { id: true }, where: { mails: { none: {} } }')).toEqual([]);
  });
});

describe('a route that changes something answers behind a limit per network', () => {
  const ROUTE = 'app/api/orders/claim/route.ts';
  const answering = (body: string, name = 'POST') =>
    `import { answerOwnSite as limited, type OwnSite } from '@/lib/platform/http/own-site';
export function ${name}(r: Request, site: OwnSite): Promise<Response> { ${body} }`;
  const behind = "return limited(r, site, 'claim', () => Promise.resolve(Response.json(r.url)));";
  const bare = 'return Promise.resolve(Response.json([r.url, site, limited]));';

  test.each([
    ['POST', answering(bare)],
    ['DELETE', answering(bare, 'DELETE')],
    ['one way out of two', answering(`if (r.url) ${bare} ${behind}`)],
    ['a constant', 'export const PUT = (r: Request) => Response.json(r.url);'],
    ['one from elsewhere', "export { PATCH } from '../contact/route';"],
  ])('not %s that does so without', async (_, code) => {
    expect(await broken(ROUTE, code)).toContain('plumbline-limits/limited-writes');
  });

  test('one that does so is right, and one that reads needs none', async () => {
    expect(await broken(ROUTE, answering(behind))).toEqual([]);
    expect(await broken(ROUTE, answering(bare, 'GET'))).toEqual([]);
  });

  test('those that a signature guards, or that store nothing, need none', async () => {
    expect(WITHOUT_LIMIT).toHaveLength(4);
    for (const pattern of WITHOUT_LIMIT) {
      const guarded = pattern.replaceAll('\\', '');
      expect(existsSync(path.join(ROOT, guarded))).toBe(true);
      expect(await broken(guarded, answering(bare))).toEqual([]);
    }
  });
});
