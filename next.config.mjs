import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { securityHeaders } from './lib/platform/http/headers.mjs';
import { policySite } from './lib/platform/http/policy.mjs';

const folder = process.env.BUILD_FOLDER || '.next';
const content = process.env.CONTENT_FOLDER || 'content';
const read = (name) => parse(readFileSync(new URL(`${content}/${name}`, import.meta.url), 'utf8'));

/** Only what content/site.yaml names may count visits. Content checks the same file. */
function counterOf({ counter }) {
  if (!counter) return undefined;
  const [script, calls] = [counter.script, counter.sendsTo ?? counter.script].map(
    (one) => new URL(one).origin,
  );
  return { script, calls };
}

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
  // The end-to-end tests build into a folder of their own, so that they leave the demo's build as it is. Next
  // adds that folder to the TypeScript configuration it is given. A build checks the types of the site alone,
  // and so needs no more packages than the site does; `npm run typecheck` checks all.
  distDir: folder,
  typescript: {
    tsconfigPath: folder === '.next' ? 'tsconfig.build.json' : 'tsconfig.e2e.json',
    // `npm test` has checked the types of all before it makes this build.
    ignoreBuildErrors: folder === '.next-e2e',
  },
  // `npm run build -- --standalone` makes a folder that runs without node_modules.
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  // No page asks for pictures made to measure: whoever does would cost time and disk, and have what they ask
  // for in the log.
  images: { unoptimized: true },
  // What has no id is a page of its own; the text 'undefined' in place of one is no id either (rule 21).
  rewrites: async () => ({
    afterFiles: [
      { source: '/diagnostic/results/undefined', destination: '/diagnostic/results' },
      // Browsers ask for this one of their own accord, Chromium on the way from one page to the next.
      { source: '/favicon.ico', destination: '/icon.svg' },
    ],
    // Only for what no page answers: a slug that no product has.
    fallback: [{ source: '/toolbox/:slug', destination: '/toolbox/product-not-found' }],
  }),
  // Old addresses. Content checks the same file.
  redirects: async () =>
    read('redirects.yaml').redirects.map(({ from, to }) => ({
      // Next leads /old/ to /old by itself; a plus is a sign of its patterns.
      source: from.replace(/\/$/, '').replaceAll('+', '\\+'),
      destination: to,
      permanent: true,
    })),
  headers: async () =>
    securityHeaders(
      policySite(process.env.BASE_URL ?? '', process.env.STRIPE_JS_URL, counterOf(read('site.yaml'))),
    ),
  // For proxy.ts: which pages below /toolbox were rendered at build.
  env: { PRODUCTS: readdirSync(new URL(`${content}/products`, import.meta.url)).join(' ') },
  // Next's own scripts, which every page needs, travel in one file: compressed together they weigh 4 kB less.
  experimental: {
    turbopackChunking: { minChunkSize: 10_000_000, maxMergeChunkSize: 10_000_000 },
  },
  // Native code and WebAssembly stay outside the bundle.
  serverExternalPackages: [
    'better-sqlite3',
    'pg',
    'nodemailer',
    'pdfkit',
    '@prisma/client',
    '@prisma/adapter-better-sqlite3',
    '@prisma/adapter-pg',
  ],
  // Read at run time, so the bundler can't see them: the words, the migrations applied at start, what PDFs
  // are set in, a program that is run as a process of its own.
  outputFileTracingIncludes: {
    '/*': [
      ...[`./${content}/**/*`, './prisma/*/migrations/**/*', './app/fonts/*.ttf'],
      './lib/platform/database/clean-up-sqlite.mjs',
    ],
  },
};
