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
const NOUNS = '{diagnostic,shop,your-data,mail,funnel}';
const DATABASE = ['@prisma/client', '@prisma/adapter-*', 'better-sqlite3', 'pg'];
const LIB = [
  'kernel',
  'rules',
  'ports',
  'verbs',
  'stores',
  'mail-frame',
  'content',
  'platform-*',
  'config',
  'http',
  'openapi',
  'log',
  'browser',
  'server',
  'container',
];

/** @type {Room[]} */
const PRODUCT = [
  { name: 'tokens', files: 'tailwind.config.ts', imports: ['ui'], packages: ['tailwindcss'] },
  { name: 'kernel', files: 'lib/kernel/**', imports: ['kernel'], packages: ['zod'] },
  { name: 'rules', files: 'lib/*/rules/**', imports: ['kernel', 'rules'], packages: ['zod'] },
  { name: 'ports', files: 'lib/ports.ts', imports: ['kernel', 'rules'] },
  {
    name: 'stores',
    files: `lib/${NOUNS}/store/**`,
    imports: ['stores', 'platform-database', 'ports', 'kernel', 'rules', 'log'],
    packages: [...DATABASE, 'server-only'],
    node: ['*'],
  },
  {
    name: 'mail-frame',
    files: 'lib/mail/frame/**',
    imports: ['mail-frame', 'kernel', 'rules', 'ports'],
    packages: ['@react-email/*', 'react', 'server-only'],
  },
  { name: 'verbs', files: `lib/${NOUNS}/{*,mails/*}`, imports: ['ports', 'kernel', 'rules'] },
  {
    name: 'content',
    files: 'lib/content/**',
    imports: ['content', 'kernel', 'rules'],
    packages: ['zod', 'yaml', 'marked'],
    node: ['node:fs', 'node:path', 'node:crypto'],
  },
  platform('database', DATABASE),
  platform('stripe', ['stripe', 'zod']),
  platform('smtp', ['nodemailer']),
  platform('files', ['yazl']),
  platform('pdf', ['@react-pdf/renderer', 'pdfmake']),
  platform('lead-webhook', ['ipaddr.js']),
  platform('limits', ['rate-limiter-flexible']),
  platform('random', []),
  {
    name: 'config',
    files: 'lib/platform/config/**',
    imports: ['config', 'kernel'],
    packages: ['zod', 'ipaddr.js'],
  },
  {
    name: 'openapi',
    files: 'lib/platform/http/openapi/**',
    imports: ['openapi', 'kernel', 'rules'],
    packages: ['zod'],
  },
  {
    name: 'http',
    files: 'lib/platform/http/**',
    imports: ['http', 'kernel', 'rules', 'log'],
    packages: ['next/server', 'server-only', 'isbot', 'ipaddr.js'],
    node: ['node:async_hooks'],
  },
  { name: 'log', files: 'lib/platform/log/**', imports: ['log'], node: ['node:async_hooks'] },
  {
    name: 'browser',
    files: 'lib/platform/browser/**',
    imports: ['browser', 'kernel', 'rules'],
    packages: ['zod', 'react', 'client-only'],
  },
  {
    name: 'server',
    files: 'lib/server/**',
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
    imports: ['ui', 'kernel'],
    packages: [...REACT, 'sonner', 'framer-motion'],
  },
  {
    name: 'components',
    files: 'components/**',
    imports: ['components', 'ui', 'kernel', 'rules', 'browser'],
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
      'kernel',
      'rules',
      'tokens',
    ],
    packages: [...REACT, 'zod'],
  },
  {
    name: 'front',
    files: 'front/**',
    imports: ['front', 'config', 'kernel', 'server', 'http', 'log'],
    packages: ['next', '@next/env', 'compression', 'pino', 'prom-client'],
    node: ['*'],
  },
  { name: 'instrumentation', files: 'instrumentation.ts', imports: ['server'], packages: ['next'] },
  { name: 'instrumentation-client', files: 'instrumentation-client.ts' },
];

const ANYTHING = { imports: ['*'], packages: ['*'], node: ['*'] };

/** @type {Room[]} */
const WORKSHOP = [
  { name: 'demos', files: 'demos/**', imports: ['demos', 'kernel', 'rules', 'browser'] },
  { name: 'workshop', files: 'workshop/**', ...ANYTHING },
  { name: 'scripts', files: 'scripts/**', ...ANYTHING },
  { name: 'sandbox', files: 'sandbox/**', ...ANYTHING },
  { name: 'bench', files: 'bench/**', ...ANYTHING },
  { name: 'tests', files: 'tests/**', ...ANYTHING },
  { name: 'lint', files: 'eslint/**', ...ANYTHING },
  { name: 'tool-settings', files: '*.config.{ts,mjs}', ...ANYTHING },
];

export const ROOMS = [...PRODUCT, ...WORKSHOP];

/** One thing of the outside world: its own SDK, the ports it fills, and never another folder of the platform. */
function platform(name, packages) {
  return {
    name: `platform-${name}`,
    files: `lib/platform/${name}/**`,
    imports: [`platform-${name}`, 'ports', 'kernel', 'rules', 'log'],
    packages: [...packages, 'server-only'],
    node: ['*'],
  };
}
