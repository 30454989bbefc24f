import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { imports } from '../../eslint/imports.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file in each room, there or not: what counts is where it would be. */
const FILES = {
  kernel: 'lib/kernel/routes.ts',
  rules: 'lib/shop/rules/pricing.ts',
  'ports of the shop': 'lib/shop/ports/orders.ts',
  'ports of the diagnostic': 'lib/diagnostic/ports.ts',
  'a verb': 'lib/diagnostic/submit-assessment.ts',
  'a mail': 'lib/shop/mails/write-buyer-mail.ts',
  'the module of the shop': 'lib/shop/module.ts',
  'the module of mails': 'lib/mail/delivery-module.ts',
  'a store': 'lib/shop/store/orders.ts',
  'the store of the diagnostic': 'lib/diagnostic/store/assessments.ts',
  'the store of mails': 'lib/mail/store/outbox.ts',
  'the frame of mails': 'lib/mail/frame/render.tsx',
  content: 'lib/content/load.ts',
  'what schemas are made of': 'lib/content/schemas/building-blocks.ts',
  'content of the shop': 'lib/shop/content/product.ts',
  'the calls of the shop': 'lib/shop/openapi.ts',
  'the API document': 'lib/platform/http/openapi/document.ts',
  config: 'lib/platform/config/env.ts',
  'the database': 'lib/platform/database/client.ts',
  Stripe: 'lib/platform/stripe/payments.ts',
  http: 'lib/platform/http/problem.ts',
  log: 'lib/platform/log/log.ts',
  browser: 'lib/platform/browser/fetch.ts',
  server: 'lib/server/start.ts',
  readiness: 'lib/server/readiness.ts',
  container: 'lib/container.ts',
  'what a build reads': 'lib/build-files.ts',
  ui: 'components/ui/button.tsx',
  'a component': 'components/toolbox/card.tsx',
  'a call': 'app/api/work/route.ts',
  app: 'app/toolbox/page.tsx',
  workshop: 'workshop/sheet/book.ts',
  sandbox: 'sandbox/start.ts',
  studio: 'studio/start.ts',
  scripts: 'scripts/build.ts',
  tests: 'tests/support/site.ts',
} as const;
type Room = keyof typeof FILES;
const ROOMS = Object.keys(FILES) as Room[];

/** All of lib, but for what puts it together and what it runs in. */
const NOUNS_AND_PLATFORM = ROOMS.filter(
  (room) =>
    FILES[room].startsWith('lib/') &&
    !['container', 'what a build reads', 'server', 'readiness', 'the calls of the shop'].includes(room),
);
const PLATFORM: Room[] = ['the database', 'Stripe', 'http', 'the API document', 'config', 'log', 'browser'];
const CORE: Room[] = ['kernel', 'rules'];
const SCHEMAS: Room[] = ['what schemas are made of', 'content of the shop'];
const PORTS: Room[] = ['ports of the shop', 'ports of the diagnostic'];

/** The table of the house, written a second time and by hand: a change of the rules has to be meant twice. */
const MAY_IMPORT: Record<Room, Room[]> = {
  kernel: ['kernel'],
  rules: CORE,
  'ports of the shop': [...CORE, 'ports of the shop'],
  'ports of the diagnostic': [...CORE, 'ports of the diagnostic'],
  'a verb': [...CORE, 'ports of the diagnostic'],
  'a mail': [...CORE, 'ports of the shop', 'content of the shop'],
  'the module of the shop': [
    ...[...CORE, ...PLATFORM, 'content' as const],
    ...(['the module of the shop', 'ports of the shop', 'a mail', 'a store'] as const),
  ],
  'the module of mails': [
    ...[...CORE, ...PLATFORM, 'content' as const],
    ...(['the module of mails', 'the store of mails', 'the frame of mails'] as const),
  ],
  'a store': [...CORE, 'ports of the shop', 'a store', 'the store of mails', 'the database', 'log'],
  'the store of the diagnostic': [
    ...CORE,
    'ports of the diagnostic',
    'the store of the diagnostic',
    'the store of mails',
    'the database',
    'log',
  ],
  'the store of mails': [...CORE, 'the store of mails', 'the database', 'log'],
  'the frame of mails': [...CORE, 'the frame of mails'],
  content: [...CORE, 'content', ...SCHEMAS],
  'what schemas are made of': [...CORE, ...SCHEMAS],
  'content of the shop': [...CORE, ...SCHEMAS],
  'the calls of the shop': [...CORE, 'the API document'],
  'the API document': [...CORE, 'the API document', 'the calls of the shop'],
  config: ['kernel', 'config'],
  'the database': [...CORE, ...PORTS, 'the database', 'log'],
  Stripe: [...CORE, ...PORTS, 'Stripe', 'log'],
  http: [...CORE, 'http', 'log'],
  log: ['kernel', 'log'],
  browser: [...CORE, 'browser'],
  server: [...NOUNS_AND_PLATFORM, 'server', 'container'],
  readiness: [...NOUNS_AND_PLATFORM, 'server', 'container'],
  container: NOUNS_AND_PLATFORM,
  'what a build reads': ['kernel', 'content', 'config', 'container'],
  ui: ['ui', 'kernel'],
  'a component': [...CORE, 'a component', 'ui', 'browser', 'content of the shop'],
  'a call': [...CORE, 'container', 'readiness', 'content', 'http', 'config', 'the API document'],
  app: [
    ...CORE,
    'app',
    'a component',
    'ui',
    'container',
    'what a build reads',
    'readiness',
    'content',
    'http',
    'config',
    'the API document',
  ],
  workshop: [...CORE, 'workshop', 'ui', 'content', 'tests'],
  sandbox: ['sandbox', 'tests'],
  studio: [
    ...[...CORE, 'studio' as const, 'content' as const, 'what schemas are made of' as const],
    ...(['a component', 'ui', 'config', 'tests'] as const),
  ],
  scripts: ROOMS,
  tests: ROOMS,
};

const PACKAGES = [
  'zod',
  'yaml',
  'react',
  'next/server',
  'sonner',
  'stripe',
  '@stripe/stripe-js',
  '@prisma/client',
  'pg',
  'better-sqlite3',
];
const OF_NODE = ['node:fs', 'node:path', 'node:crypto', 'node:child_process'];

const STORE = ['@prisma/client', 'pg', 'better-sqlite3', ...OF_NODE];

const MAY_USE: Record<Room, string[]> = {
  kernel: ['zod'],
  rules: ['zod'],
  'ports of the shop': [],
  'ports of the diagnostic': [],
  'a verb': [],
  'a mail': [],
  'the module of the shop': OF_NODE,
  'the module of mails': OF_NODE,
  'a store': STORE,
  'the store of the diagnostic': STORE,
  'the store of mails': STORE,
  'the frame of mails': ['react'],
  content: ['zod', 'yaml', 'node:fs', 'node:path', 'node:crypto'],
  'what schemas are made of': ['zod'],
  'content of the shop': ['zod'],
  'the calls of the shop': ['zod'],
  'the API document': ['zod'],
  config: ['zod'],
  'the database': STORE,
  Stripe: ['stripe', 'zod', ...OF_NODE],
  http: ['next/server'],
  log: [],
  browser: ['zod', 'react'],
  server: ['zod', 'yaml', ...OF_NODE],
  readiness: OF_NODE,
  container: OF_NODE,
  'what a build reads': ['node:path'],
  ui: ['react', 'next/server', 'sonner'],
  'a component': ['zod', 'react', 'next/server', 'sonner', '@stripe/stripe-js'],
  'a call': [],
  app: ['zod', 'react', 'next/server'],
  workshop: ['yaml', ...OF_NODE],
  sandbox: ['zod', 'stripe', '@stripe/stripe-js', ...OF_NODE],
  studio: ['zod', 'yaml', 'react', ...OF_NODE, 'next/server'],
  scripts: [...PACKAGES, ...OF_NODE],
  tests: [...PACKAGES, ...OF_NODE],
};

const lint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [tseslint.configs.base, ...imports] as ESLint.Options['overrideConfig'],
});

/** What the import lint says of a file with this text, by line. */
async function complaintsByLine(file: string, lines: readonly string[]): Promise<string[][]> {
  const [result] = await lint.lintText(lines.join('\n'), { filePath: path.join(ROOT, file) });
  return lines.map((_, at) =>
    result!.messages.filter(({ line }) => line === at + 1).map(({ message }) => message),
  );
}

const complaints = async (file: string, code: string) => (await complaintsByLine(file, [code]))[0]!;

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** An import of that file as it is written in this one: with the alias, and relative. */
function importsOf(from: Room, to: Room): string[] {
  const relative = path.posix.relative(path.posix.dirname(FILES[from]), withoutEnding(FILES[to]));
  return [`@/${withoutEnding(FILES[to])}`, relative.startsWith('.') ? relative : `./${relative}`];
}

describe.each(ROOMS)('%s', (room) => {
  /**
   * What lint says of each import here. All stand in one text: to begin with a text costs more than an import
   * in it.
   */
  let said: Map<string, string[]>;
  beforeAll(async () => {
    const sources = [...ROOMS.flatMap((other) => importsOf(room, other)), ...PACKAGES, ...OF_NODE];
    const found = await complaintsByLine(
      FILES[room],
      sources.map((source) => `import '${source}'`),
    );
    said = new Map(sources.map((source, at) => [source, found[at]!]));
  });

  test.each(ROOMS.filter((other) => MAY_IMPORT[room].includes(other)))('may import %s', (other) => {
    for (const source of importsOf(room, other)) expect(said.get(source)).toEqual([]);
  });

  test.each(ROOMS.filter((other) => !MAY_IMPORT[room].includes(other)))('may not import %s', (other) => {
    for (const source of importsOf(room, other))
      expect(said.get(source)).toEqual([expect.stringContaining(`may not import ${source}`)]);
  });

  test('may use the packages of its row, and no others', () => {
    for (const source of [...PACKAGES, ...OF_NODE]) {
      const expected = MAY_USE[room].includes(source)
        ? []
        : [expect.stringContaining(`may not import ${source}`)];
      expect(said.get(source), source).toEqual(expected);
    }
  });
});

describe('the lint bites', () => {
  test.each([
    ['a type', "import type { A } from '@/lib/platform/stripe/payments'"],
    ['a re-export', "export { a } from '@/lib/platform/stripe/payments'"],
    ['a whole re-export', "export * from '@/lib/platform/stripe/payments'"],
    ['an import at run time', "const a = await import('@/lib/platform/stripe/payments')"],
    ['a require', "const a = require('@/lib/platform/stripe/payments')"],
    ['a file in no room', "import '@/content/site.yaml'"],
    ['a file outside the project', "import '../../../elsewhere/file'"],
  ])('on %s', async (_, code) => {
    expect(await complaints(FILES['a verb'], code)).toHaveLength(1);
  });

  test('on one verb that imports another', async () => {
    expect(await complaints('lib/diagnostic/send-report.ts', "import './submit-assessment'")).toHaveLength(1);
  });

  test('on another part of a package than the one that is allowed', async () => {
    expect(await complaints(FILES.http, "import 'next/navigation'")).toHaveLength(1);
  });

  test('on a folder of the platform nobody has given a row', async () => {
    expect(await complaints('lib/platform/fax/send.ts', 'export const a = 1')).toHaveLength(1);
  });

  test('on a folder nobody has given a row', async () => {
    expect(await complaints('lib/helpers/misc.ts', 'export const a = 1')).toHaveLength(1);
  });
});
