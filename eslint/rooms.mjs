/**
 * The rooms of the house and who may import whom (docs/tour.md). What is not named here is not allowed.
 * Order matters: a file belongs to the first room whose pattern it matches.
 *
 * imports: rooms, its own only if it is named. packages: out of node_modules, whole or one part (next/server).
 * node: Node's own modules. An asterisk stands for all.
 *
 * @typedef {{ name: string, files: string, imports?: string[], packages?: string[], node?: string[] }} Room
 */

const REACT = ['react', 'react-dom', 'next', 'server-only', 'client-only'];
const LIB = [
  'domain',
  'config',
  'routes',
  'content',
  'usecases',
  'ports',
  'gateway-*',
  'http',
  'log',
  'client',
  'start',
  'container',
];

/** @type {Room[]} */
const PRODUCT = [
  { name: 'tokens', files: 'tailwind.config.ts', imports: ['ui'], packages: ['tailwindcss'] },
  { name: 'domain', files: 'lib/domain/**', imports: ['domain'], packages: ['zod'] },
  { name: 'routes', files: 'lib/config/*routes.ts' },
  { name: 'config', files: 'lib/config/**', imports: ['config', 'routes'], packages: ['zod', 'ipaddr.js'] },
  {
    name: 'content',
    files: 'lib/content/**',
    imports: ['content', 'domain'],
    packages: ['zod', 'yaml', 'marked'],
    node: ['node:fs', 'node:path', 'node:crypto'],
  },
  { name: 'ports', files: 'lib/usecases/ports.ts', imports: ['domain'] },
  { name: 'usecases', files: 'lib/usecases/**', imports: ['ports', 'domain'] },
  gateway('prisma', ['@prisma/client', '@prisma/adapter-*', 'better-sqlite3', 'pg']),
  gateway('stripe', ['stripe', 'zod']),
  gateway('mail', ['nodemailer', '@react-email/*', 'react']),
  gateway('files', ['yazl']),
  gateway('pdf', ['@react-pdf/renderer', 'pdfmake']),
  gateway('webhook', ['ipaddr.js']),
  gateway('limits', ['rate-limiter-flexible']),
  gateway('random', []),
  {
    name: 'http',
    files: 'lib/http/**',
    imports: ['http', 'domain', 'log'],
    packages: ['next/server', 'server-only', 'isbot', 'ipaddr.js'],
    node: ['node:async_hooks'],
  },
  { name: 'openapi', files: 'lib/openapi/**', imports: ['openapi', 'domain', 'routes'], packages: ['zod'] },
  { name: 'log', files: 'lib/log/**', imports: ['log'], node: ['node:async_hooks'] },
  {
    name: 'client',
    files: 'lib/client/**',
    imports: ['client', 'domain', 'routes'],
    packages: ['zod', 'react', 'client-only'],
  },
  {
    name: 'start',
    files: 'lib/start/**',
    imports: LIB,
    packages: ['zod', 'yaml', 'server-only'],
    node: ['*'],
  },
  {
    name: 'container',
    files: 'lib/{container,container-*}.ts',
    imports: LIB,
    packages: ['server-only'],
    node: ['*'],
  },
  {
    name: 'ui',
    files: 'components/ui/**',
    imports: ['ui', 'routes'],
    packages: [...REACT, 'sonner', 'framer-motion'],
  },
  {
    name: 'components',
    files: 'components/**',
    imports: ['components', 'ui', 'domain', 'routes', 'client'],
    packages: [
      ...REACT,
      'zod',
      'sonner',
      'framer-motion',
      'react-hook-form',
      '@hookform/resolvers',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js',
    ],
  },
  {
    name: 'app',
    files: 'app/{**,.well-known/**}',
    imports: [
      'app',
      'components',
      'ui',
      'container',
      'content',
      'http',
      'openapi',
      'config',
      'routes',
      'domain',
      'tokens',
    ],
    packages: [...REACT, 'zod'],
  },
  {
    name: 'front',
    files: 'front/**',
    imports: ['front', 'config', 'routes', 'start', 'http', 'log'],
    packages: ['next', '@next/env', 'compression', 'pino', 'prom-client'],
    node: ['*'],
  },
  { name: 'instrumentation', files: 'instrumentation.ts', imports: ['start'], packages: ['next'] },
  { name: 'instrumentation-client', files: 'instrumentation-client.ts' },
];

const ANYTHING = { imports: ['*'], packages: ['*'], node: ['*'] };

/** @type {Room[]} */
const WORKSHOP = [
  { name: 'demos', files: 'demos/**', imports: ['demos', 'domain', 'client', 'routes'] },
  { name: 'workshop', files: 'workshop/**', ...ANYTHING },
  { name: 'scripts', files: 'scripts/**', ...ANYTHING },
  { name: 'sandbox', files: 'sandbox/**', ...ANYTHING },
  { name: 'bench', files: 'bench/**', ...ANYTHING },
  { name: 'tests', files: 'tests/**', ...ANYTHING },
  { name: 'lint', files: 'eslint/**', ...ANYTHING },
  { name: 'tool-settings', files: '*.config.{ts,mjs}', ...ANYTHING },
];

export const ROOMS = [...PRODUCT, ...WORKSHOP];

/** An adapter to one thing of the outside world: its own SDK, the ports it fills, and never another gateway. */
function gateway(name, packages) {
  return {
    name: `gateway-${name}`,
    files: `lib/gateways/${name}/**`,
    imports: [`gateway-${name}`, 'ports', 'domain', 'log'],
    packages: [...packages, 'server-only'],
    node: ['*'],
  };
}
