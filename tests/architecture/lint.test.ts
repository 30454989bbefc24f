import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { WITHOUT_LIMIT } from '../../eslint/limited-writes.mjs';
import { PROGRAMS } from '../../scripts/setup/project.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const lint = new ESLint({ cwd: ROOT });

/** The rules that the whole configuration finds broken, were this the text of that file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await lint.lintText(`${code}\n`, { filePath: path.join(ROOT, file) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

/** The rules of .oxlintrc.json that a file of this text breaks. */
function brokenByTypes(code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-lint-'));
  try {
    const compilerOptions = { strict: true, module: 'nodenext', types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    writeFileSync(path.join(folder, 'a.ts'), `${code}\n`);
    const config = path.join(ROOT, '.oxlintrc.json');
    const args = [PROGRAMS.oxlint, '--type-aware', '--format=json', '-c', config, 'a.ts'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map((found) => found.code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const IN_LIB = 'lib/kernel/result.ts';

test('clean code passes', async () => {
  expect(await broken(IN_LIB, 'export const half = (n: number) => n / 2;')).toEqual([]);
});

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

describe('product code may not', () => {
  test.each([
    ['log', "export const a = () => { console.log('a'); };", 'no-console'],
    ['use any', 'export const a = (b: any) => String(b);', '@typescript-eslint/no-explicit-any'],
    ['export a default', 'export default 1;', 'no-restricted-syntax'],
    ['read the environment', 'export const a = process.env.PORT;', 'no-restricted-properties'],
    [
      'read the environment by taking it apart',
      'export const { env } = process;',
      'no-restricted-properties',
    ],
  ])('%s', async (_, code, rule) => {
    expect(await broken(IN_LIB, code)).toContain(rule);
  });

  test('read the environment through an import of it', async () => {
    expect(
      await broken('lib/server/start.ts', "import { env } from 'node:process';\nexport const a = env.PORT;"),
    ).toContain('no-restricted-imports');
  });
});

test.each([
  ['drop a promise', 'export const a = (b: Promise<void>) => { b; };', 'no-floating-promises'],
  [
    'pass a promise for a condition',
    'export const a = (b: Promise<boolean>) => (b ? 1 : 2);',
    'no-misused-promises',
  ],
  [
    'forget a case',
    "export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } };",
    'switch-exhaustiveness-check',
  ],
  [
    'use what may be anything',
    'export const a = (b: string) => JSON.parse(b).c as string;',
    'no-unsafe-member-access',
  ],
  [
    'import a type as a value',
    "import { URL } from 'node:url';\nexport type A = URL;",
    'consistent-type-imports',
  ],
])('no code may %s, which lint knows by types', (_, code, rule) => {
  expect(brokenByTypes(code)).toEqual([`typescript(${rule})`]);
});

test('clean code passes lint by types', () => {
  expect(brokenByTypes('export const half = (n: number) => n / 2;')).toEqual([]);
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
    expect(WITHOUT_LIMIT).toHaveLength(5);
    for (const pattern of WITHOUT_LIMIT) {
      const guarded = pattern.replaceAll('\\', '');
      expect(existsSync(path.join(ROOT, guarded))).toBe(true);
      expect(await broken(guarded, answering(bare))).toEqual([]);
    }
  });
});

test('a comment is 110 characters wide at most', async () => {
  const comment = (width: number) => `/** ${'a'.repeat(width - 7)} */\nexport const a = 1;`;
  expect(await broken(IN_LIB, comment(110))).toEqual([]);
  expect(await broken(IN_LIB, comment(111))).toEqual(['max-len']);
});

test('a default export is right where a tool looks for it', async () => {
  expect(await broken('vitest.config.ts', 'export default {};')).toEqual([]);
});
