import { readFileSync } from 'node:fs';

/**
 * The rooms of the house and who may import whom (docs/imports.md is made of it). What is not named here is
 * not allowed. Order matters: a file belongs to the first room whose pattern it matches.
 *
 * imports: rooms, its own only if it is named. packages: out of node_modules, whole or one part
 * (next/server). node: Node's own modules. An asterisk stands for all.
 *
 * @typedef {{ name: string, files: string, imports?: string[], packages?: string[], node?: string[] }} Room
 */

const REACT = ['react', 'react-dom', 'next', 'client-only'];
const NOUNS = ['diagnostic', 'shop', 'your-data', 'mail', 'funnel'];
const DATABASE = ['@prisma/client', '@prisma/adapter-*', 'better-sqlite3', 'pg'];
const PORTS = NOUNS.map((noun) => `${noun}-ports`);
const CONTENTS = NOUNS.map((noun) => `${noun}-content`);
const STORES = NOUNS.map((noun) => `${noun}-store`);
const PLATFORM = ['platform-*', 'config', 'http', 'openapi', 'log', 'browser'];
const LIB = [
  'kernel',
  'rules',
  ...PORTS,
  ...STORES,
  ...NOUNS,
  ...NOUNS.flatMap((noun) => [`${noun}-mails`, `${noun}-module`]),
  'mail-frame',
  'content',
  'schemas',
  ...CONTENTS,
  ...PLATFORM,
];

/** @type {Room[]} */
const PRODUCT = [
  // The colors and the bob, for whatever is drawn or written in them: pages, mails, PDFs, pictures.
  { name: 'palette', files: 'components/{ui/palette,layout/bob-shape}.ts' },
  { name: 'tokens', files: 'tailwind.config.ts', imports: ['palette'], packages: ['tailwindcss'] },
  { name: 'kernel', files: 'lib/kernel/**', imports: ['kernel'], packages: ['zod'] },
  { name: 'rules', files: 'lib/*/rules/**', imports: ['kernel', 'rules'], packages: ['zod'] },
  {
    name: 'mail-frame',
    files: 'lib/mail/frame/**',
    imports: ['mail-frame', 'palette', 'kernel', 'rules'],
    packages: ['@react-email/*', 'react'],
  },
  // What schemas of content files are made of, and those that no noun owns.
  {
    name: 'schemas',
    files: 'lib/content/schemas/**',
    imports: ['schemas', ...CONTENTS, 'kernel', 'rules'],
    packages: ['zod'],
  },
  ...NOUNS.flatMap(noun),
  {
    name: 'content',
    files: 'lib/content/**',
    imports: ['content', 'schemas', ...CONTENTS, 'kernel', 'rules'],
    packages: ['zod', 'yaml', 'marked'],
    node: ['node:fs', 'node:path', 'node:crypto'],
  },
  platform('database', DATABASE),
  platform('stripe', ['stripe', 'zod']),
  platform('smtp', ['nodemailer']),
  platform('files', ['yazl']),
  platform('pdf', ['pdfkit'], ['palette']),
  platform('lead-webhook', ['ipaddr.js']),
  platform('bookings', ['zod']),
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
    imports: ['openapi', ...NOUNS.map((noun) => `${noun}-openapi`), 'kernel', 'rules'],
    packages: ['zod'],
  },
  {
    name: 'http',
    files: 'lib/platform/http/**',
    imports: ['http', 'palette', 'kernel', 'rules', 'log'],
    packages: ['next/server', 'isbot', 'ipaddr.js'],
    node: ['node:async_hooks', 'node:diagnostics_channel', 'node:http'],
  },
  { name: 'log', files: 'lib/platform/log/**', imports: ['log', 'kernel'], node: ['node:async_hooks'] },
  {
    name: 'browser',
    files: 'lib/platform/browser/**',
    imports: ['browser', 'kernel', 'rules'],
    packages: ['zod', 'react', 'client-only'],
  },
  // What /api/ready and /api/work ask; the rest of the server is none of the routes' business.
  {
    name: 'readiness',
    files: 'lib/server/readiness.ts',
    imports: [...LIB, 'container', 'server'],
    node: ['*'],
  },
  {
    name: 'server',
    files: 'lib/server/**',
    imports: [...LIB, 'container', 'server'],
    packages: ['zod', 'yaml', 'pino'],
    node: ['*'],
  },
  { name: 'container', files: 'lib/container.ts', imports: LIB, node: ['*'] },
  // What pages read of files while the site is built.
  {
    name: 'build-files',
    files: 'lib/build-files.ts',
    imports: ['container', 'content', 'platform-files', 'config', 'kernel'],
    node: ['node:path'],
  },
  {
    name: 'ui',
    files: 'components/ui/**',
    imports: ['ui', 'palette', 'kernel'],
    packages: [...REACT, 'sonner', 'framer-motion'],
  },
  {
    name: 'components',
    files: 'components/**',
    imports: ['components', 'ui', 'palette', 'kernel', 'rules', ...CONTENTS, 'browser'],
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
  // They use nothing of Next.
  {
    name: 'api',
    files: 'app/api/**',
    imports: ['container', 'readiness', 'content', 'http', 'openapi', 'config', 'kernel', 'rules'],
  },
  {
    name: 'app',
    files: 'app/{**,.well-known/**}',
    imports: [
      'app',
      'components',
      'ui',
      'container',
      'build-files',
      'readiness',
      'content',
      'http',
      'openapi',
      'config',
      'kernel',
      'rules',
      'palette',
      'tokens',
    ],
    packages: [...REACT, 'zod'],
  },
  { name: 'proxy', files: 'proxy.ts', imports: ['http'], packages: ['next'] },
  { name: 'instrumentation', files: 'instrumentation.ts', imports: ['server'], packages: ['next'] },
  { name: 'instrumentation-client', files: 'instrumentation-client.ts' },
];

const ANYTHING = { imports: ['*'], packages: ['*'], node: ['*'] };

/** @type {Room[]} */
const WORKSHOP = [
  { name: 'demos', files: 'demos/**', imports: ['demos', 'kernel', 'rules', 'browser'] },
  {
    name: 'workshop',
    files: 'workshop/**',
    imports: ['workshop', 'demos', 'ui', 'palette', 'content', 'kernel', 'rules', 'tests', 'browsers'],
    packages: packagesOf('workshop'),
    node: ['*'],
  },
  // Which Chromium this machine has.
  { name: 'browsers', files: 'scripts/setup/browser.mjs', ...ANYTHING },
  { name: 'scripts', files: 'scripts/**', ...ANYTHING },
  {
    name: 'sandbox',
    files: 'sandbox/**',
    imports: ['sandbox', 'tests'],
    packages: packagesOf('sandbox'),
    node: ['*'],
  },
  // The site's content and its rules, its look, and Next to show a page with; the site never imports it.
  {
    name: 'studio',
    files: 'studio/**',
    imports: [
      ...['studio', 'content', 'schemas', 'components', 'ui', 'palette', 'config', 'kernel', 'rules'],
      'tests',
    ],
    packages: [...packagesOf('studio'), 'next'],
    node: ['*'],
  },
  { name: 'bench', files: 'bench/**', ...ANYTHING },
  { name: 'tests', files: 'tests/**', ...ANYTHING },
  { name: 'lint', files: 'eslint/**', ...ANYTHING },
  { name: 'tool-settings', files: '*.config.{ts,mjs}', ...ANYTHING },
];

export const ROOMS = [...PRODUCT, ...WORKSHOP];

/** What a workspace says that it needs, and what runs its tests. */
function packagesOf(workspace) {
  const file = new URL(`../${workspace}/package.json`, import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return [...Object.keys({ ...dependencies, ...devDependencies }), 'vitest'];
}

/**
 * What a noun has beside its rules. Its verbs know no other noun's: what nouns owe each other they are given.
 */
function noun(name) {
  const own = [`${name}-ports`, 'kernel', 'rules'];
  // What hangs on a person hangs on all of it: deleting and showing it is one transaction through every
  // table.
  const frame = name === 'mail' ? ['mail-frame'] : [];
  const tables = name === 'your-data' ? STORES : [`${name}-store`, 'mail-store'];
  return [
    // Puts the noun together: `module.ts`, and beside it the pieces that others put together without the
    // rest.
    {
      name: `${name}-module`,
      files: `lib/${name}/{module,*-module}.ts`,
      imports: [
        ...own,
        `${name}-module`,
        `${name}-store`,
        `${name}-mails`,
        name,
        ...frame,
        ...(name === 'shop' ? ['shop-steps'] : []),
        ...PLATFORM,
        'content',
      ],
      node: ['*'],
    },
    {
      name: `${name}-content`,
      files: `lib/${name}/content{,.ts,/**}`,
      imports: [...CONTENTS, 'schemas', 'kernel', 'rules'],
      packages: ['zod'],
    },
    {
      name: `${name}-openapi`,
      files: `lib/${name}/openapi{,.ts,/**}`,
      imports: ['openapi', 'kernel', 'rules'],
      packages: ['zod'],
    },
    { name: `${name}-ports`, files: `lib/${name}/ports{,.ts,/**}`, imports: own },
    {
      name: `${name}-store`,
      files: `lib/${name}/store/**`,
      imports: [...own, ...tables, 'platform-database', 'log'],
      packages: DATABASE,
      node: ['*'],
    },
    // What several verbs do in part.
    ...(name === 'shop'
      ? [{ name: 'shop-steps', files: 'lib/shop/steps/**', imports: [...own, 'shop-steps'] }]
      : []),
    // A mail says what its noun's content has words for.
    { name: `${name}-mails`, files: `lib/${name}/mails/*`, imports: [...own, `${name}-content`] },
    { name, files: `lib/${name}/*`, imports: name === 'shop' ? [...own, 'shop-steps'] : own },
  ];
}

/**
 * One thing of the outside world: its own SDK, the ports it fills, and never another folder of the platform.
 */
function platform(name, packages, also = []) {
  return {
    name: `platform-${name}`,
    files: `lib/platform/${name}/**`,
    imports: [`platform-${name}`, ...PORTS, ...also, 'kernel', 'rules', 'log'],
    packages,
    node: ['*'],
  };
}
