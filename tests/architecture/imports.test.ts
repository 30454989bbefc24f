import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { imports } from '../../eslint/imports.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file in each room, there or not: what counts is where it would be. */
const FILES = {
  domain: 'lib/domain/toolbox/pricing.ts',
  config: 'lib/config/env.ts',
  routes: 'lib/config/routes.ts',
  content: 'lib/content/load.ts',
  ports: 'lib/usecases/ports.ts',
  'a use case': 'lib/usecases/submit-assessment.ts',
  'the Prisma gateway': 'lib/gateways/prisma/client.ts',
  'the Stripe gateway': 'lib/gateways/stripe/payments.ts',
  http: 'lib/http/problem.ts',
  log: 'lib/log/log.ts',
  client: 'lib/client/fetch.ts',
  start: 'lib/start/start.ts',
  container: 'lib/container.ts',
  ui: 'components/ui/button.tsx',
  'a component': 'components/toolbox/card.tsx',
  app: 'app/toolbox/page.tsx',
  scripts: 'scripts/build.ts',
  tests: 'tests/support/site.ts',
} as const;
type Room = keyof typeof FILES;
const ROOMS = Object.keys(FILES) as Room[];

const ALL_OF_LIB: Room[] = [
  ...([
    'domain',
    'config',
    'routes',
    'content',
    'ports',
    'a use case',
    'the Prisma gateway',
    'the Stripe gateway',
  ] as const),
  ...(['http', 'log', 'client', 'start', 'container'] as const),
];

/** The table of the house, written a second time and by hand: a change of the rules has to be meant twice. */
const MAY_IMPORT: Record<Room, Room[]> = {
  domain: ['domain'],
  config: ['config', 'routes'],
  routes: [],
  content: ['content', 'domain'],
  ports: ['domain'],
  'a use case': ['ports', 'domain'],
  'the Prisma gateway': ['the Prisma gateway', 'ports', 'domain', 'log'],
  'the Stripe gateway': ['the Stripe gateway', 'ports', 'domain', 'log'],
  http: ['http', 'domain', 'log'],
  log: ['log'],
  client: ['client', 'domain', 'routes'],
  start: ALL_OF_LIB,
  container: ALL_OF_LIB,
  ui: ['ui', 'routes'],
  'a component': ['a component', 'ui', 'domain', 'routes', 'client'],
  app: ['app', 'a component', 'ui', 'container', 'content', 'http', 'config', 'routes', 'domain'],
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

const MAY_USE: Record<Room, string[]> = {
  domain: ['zod'],
  config: ['zod'],
  routes: [],
  content: ['zod', 'yaml', 'node:fs', 'node:path', 'node:crypto'],
  ports: [],
  'a use case': [],
  'the Prisma gateway': ['@prisma/client', 'pg', 'better-sqlite3', ...OF_NODE],
  'the Stripe gateway': ['stripe', 'zod', ...OF_NODE],
  http: ['next/server'],
  log: [],
  client: ['zod', 'react'],
  start: ['zod', 'yaml', ...OF_NODE],
  container: OF_NODE,
  ui: ['react', 'next/server', 'sonner'],
  'a component': ['zod', 'react', 'next/server', 'sonner', '@stripe/stripe-js'],
  app: ['zod', 'react', 'next/server'],
  scripts: [...PACKAGES, ...OF_NODE],
  tests: [...PACKAGES, ...OF_NODE],
};

const lint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [tseslint.configs.base, { ...imports }] as ESLint.Options['overrideConfig'],
});

/** What the import lint says of a file with this text. */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await lint.lintText(code, { filePath: path.join(ROOT, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** An import of that file as it is written in this one: with the alias, and relative. */
function importsOf(from: Room, to: Room): string[] {
  const relative = path.posix.relative(path.posix.dirname(FILES[from]), withoutEnding(FILES[to]));
  return [`@/${withoutEnding(FILES[to])}`, relative.startsWith('.') ? relative : `./${relative}`];
}

describe.each(ROOMS)('%s', (room) => {
  test.each(ROOMS.filter((other) => MAY_IMPORT[room].includes(other)))('may import %s', async (other) => {
    for (const source of importsOf(room, other))
      expect(await complaints(FILES[room], `import '${source}'`)).toEqual([]);
  });

  test.each(ROOMS.filter((other) => !MAY_IMPORT[room].includes(other)))(
    'may not import %s',
    async (other) => {
      for (const source of importsOf(room, other)) {
        expect(await complaints(FILES[room], `import '${source}'`)).toEqual([
          expect.stringContaining(`may not import ${source}`),
        ]);
      }
    },
  );

  test('may use the packages of its row, and no others', async () => {
    for (const source of [...PACKAGES, ...OF_NODE]) {
      const expected = MAY_USE[room].includes(source)
        ? []
        : [expect.stringContaining(`may not import ${source}`)];
      expect(await complaints(FILES[room], `import '${source}'`), source).toEqual(expected);
    }
  });
});

describe('the lint bites', () => {
  test.each([
    ['a type', "import type { A } from '@/lib/gateways/stripe/payments'"],
    ['a re-export', "export { a } from '@/lib/gateways/stripe/payments'"],
    ['a whole re-export', "export * from '@/lib/gateways/stripe/payments'"],
    ['an import at run time', "const a = await import('@/lib/gateways/stripe/payments')"],
    ['a require', "const a = require('@/lib/gateways/stripe/payments')"],
    ['a file in no room', "import '@/content/site.yaml'"],
    ['a file outside the project', "import '../../../elsewhere/file'"],
  ])('on %s', async (_, code) => {
    expect(await complaints(FILES['a use case'], code)).toHaveLength(1);
  });

  test('on one use case that imports another', async () => {
    expect(await complaints('lib/usecases/send-report.ts', "import './submit-assessment'")).toHaveLength(1);
  });

  test('on another part of a package than the one that is allowed', async () => {
    expect(await complaints(FILES.http, "import 'next/navigation'")).toHaveLength(1);
  });

  test('on a gateway nobody has given a row', async () => {
    expect(await complaints('lib/gateways/fax/send.ts', 'export const a = 1')).toHaveLength(1);
  });

  test('on a folder nobody has given a row', async () => {
    expect(await complaints('lib/helpers/misc.ts', 'export const a = 1')).toHaveLength(1);
  });
});
