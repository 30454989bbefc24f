import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

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
const answering = (body: string) => `import { answerOwnSite } from '@/lib/platform/http/own-site';
export function POST(r: Request): Promise<Response> { ${body} }`;
const BEHIND = "return answerOwnSite(r, r, 'claim', () => Promise.resolve(Response.json(r.url)));";
const BARE = 'return Promise.resolve(Response.json([r.url, answerOwnSite]));';
const ROUTE = 'app/api/orders/claim/route.ts';

test.each([
  ['boundaries/dependencies', 'lib/kernel/result.ts', "import '@/lib/server/context';"],
  ['boundaries/dependencies', 'lib/platform/smtp/transport.ts', "import '@/lib/shop/rules/prices';"],
  ['boundaries/dependencies', 'components/home/goals.tsx', "import '@/lib/content/load';"],
  ['no-restricted-properties', 'lib/server/start.ts', ENVIRONMENT],
  ['no-restricted-syntax', 'instrumentation.ts', ENVIRONMENT],
  ['no-restricted-syntax', 'lib/shop/store/orders.ts', reading('include: { mails: true }')],
  ['no-restricted-syntax', ROUTE, answering(BARE)],
  ['no-restricted-syntax', ROUTE, answering(`if (r.url) ${BARE} ${BEHIND}`)],
  ['no-restricted-syntax', ROUTE, 'export const DELETE = () => new Response();'],
  ['no-restricted-syntax', ROUTE, 'function PUT() {} export { PUT };'],
  ['no-restricted-syntax', ROUTE, answering('void r;')],
  ['no-restricted-syntax', ROUTE, answering('return answer(r);')],
])('%s is at work in %s', async (rule, file, code) => {
  expect(await broken(file, code)).toContain(rule);
});

test.each([
  ['app/api/work/route.ts', "import '@/lib/server/context';"],
  ['components/home/goals.tsx', "export type { Content } from '@/lib/content/content';"],
  ['lib/platform/config/env.ts', ENVIRONMENT],
  ['lib/shop/store/orders.ts', reading('include: { mails: true }, take: 5')],
  [ROUTE, answering(BEHIND)],
  [ROUTE, "import { jsonCall } from '@/app/own-calls'; export const POST = jsonCall('claim');"],
  [ROUTE, answering(`return answerOwnSite(r, r, 'claim', async () => { ${BARE} });`)],
])('no rule stands in the way of what is right in %s: %#', async (file, code) => {
  expect(await broken(file, code)).toEqual([]);
});

test.each([
  'app/api/webhooks/stripe/route.ts',
  'app/api/unsubscribe/[token]/route.ts',
  'app/diagnostic/answer/route.ts',
  'app/api/[...path]/route.ts',
])('%s changes something and needs no limit', async (route) => {
  expect(existsSync(path.join(ROOT, route))).toBe(true);
  expect(await broken(route, answering(BARE))).toEqual([]);
});
