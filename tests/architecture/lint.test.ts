import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { WITHOUT_LIMIT } from '../../scripts/lint/limited-writes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const lint = new ESLint({ cwd: ROOT });

/** The rules that the whole configuration finds broken, were this the text of that file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await lint.lintText(`${code}\n`, { filePath: path.join(ROOT, file) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

const ENVIRONMENT = 'export const a = process.env.PORT;';
const reading = (args: string) => `export const a = (d: Database) => d.order.findMany({ ${args} });
import type { Database } from '@/lib/platform/database/client';`;
const answering = (body: string) => `import { answerOwnSite as limited } from '@/lib/platform/http/own-site';
export function POST(r: Request): Promise<Response> { ${body} }`;
const BEHIND = "return limited(r, r, 'claim', () => Promise.resolve(Response.json(r.url)));";
const BARE = 'return Promise.resolve(Response.json([r.url, limited]));';
const ROUTE = 'app/api/orders/claim/route.ts';

test.each([
  ['boundaries/dependencies', 'lib/kernel/result.ts', "import '@/lib/server/context';"],
  ['boundaries/dependencies', 'lib/platform/smtp/transport.ts', "import '@/lib/shop/rules/prices';"],
  ['boundaries/dependencies', 'components/home/goals.tsx', "import '@/lib/content/load';"],
  ['no-restricted-properties', 'lib/server/start.ts', ENVIRONMENT],
  ['no-restricted-syntax', 'instrumentation.ts', ENVIRONMENT],
  ['no-restricted-syntax', 'lib/shop/store/orders.ts', reading('include: { mails: true }')],
  ['plumbline-limits/limited-writes', ROUTE, answering(BARE)],
  ['plumbline-limits/limited-writes', ROUTE, answering(`if (r.url) ${BARE} ${BEHIND}`)],
])('%s is at work in %s', async (rule, file, code) => {
  expect(await broken(file, code)).toContain(rule);
});

test.each([
  ['app/api/work/route.ts', "import '@/lib/server/context';"],
  ['components/home/goals.tsx', "export type { Content } from '@/lib/content/content';"],
  ['lib/platform/config/env.ts', ENVIRONMENT],
  ['lib/shop/store/orders.ts', reading('include: { mails: true }, take: 5')],
  [ROUTE, answering(BEHIND)],
])('no rule stands in the way of what is right in %s: %#', async (file, code) => {
  expect(await broken(file, code)).toEqual([]);
});

test('four routes that change something need no limit, and they are there', async () => {
  expect(WITHOUT_LIMIT).toHaveLength(4);
  for (const route of WITHOUT_LIMIT.map((pattern) => pattern.replaceAll('\\', ''))) {
    expect(existsSync(path.join(ROOT, route))).toBe(true);
    expect(await broken(route, answering(BARE))).toEqual([]);
  }
});
