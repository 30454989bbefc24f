import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { paintedFirst, type Policy, stillPage, withPolicy } from './page';

type StillPages = {
  folder: string;
  /** Addresses of pages that do without React, `/*` at the end for all below one. */
  still: string[];
  /** Whether the page at an address comes with React asleep. */
  isAsleep?: (address: string) => boolean;
  /** Classes that a script gives to elements of these pages, and variables that drawings in files read. */
  given?: string[];
  /** Folders of scripts and pictures that still pages load, each at the address of its name. */
  loaded?: string[];
  policy: (address: string, ...names: Parameters<Policy>) => string;
};

/** What compresses well; pictures and typefaces are compressed already. */
const TEXT = /\.(html|js|css|svg|json|txt|xml|map)$/;

/**
 * Rewrites the pages that `next build` has rendered, in their place: those in the list lose Next's scripts
 * and data; all get the styles they use and a policy that names their inline scripts. Still pages
 * are also written, compressed ahead, into `still/`, from where a file server may send them
 * with all that pages load.
 * @returns how many pages are still, and how many come with React
 * @throws Error where the build is laid out in another way than this knows
 */
export function stillPages({
  folder,
  still,
  isAsleep = () => false,
  given = [],
  loaded = [],
  policy,
}: StillPages): {
  still: number;
  others: number;
} {
  const app = path.join(folder, 'server/app');
  const place = path.join(folder, 'still');
  fs.rmSync(place, { recursive: true, force: true });
  fs.mkdirSync(place, { recursive: true });
  const files = fs.existsSync(app)
    ? filesIn(app).filter((file) => /(?<!_global-error)\.html$/.test(file))
    : [];
  const missing = still.find((pattern) => !files.some((file) => matches(pattern, addressOf(file))));
  if (missing) throw unknown(`${app} has no page for ${missing}`);

  const count = { still: 0, others: 0 };
  const sheet = (address: string) => readSheet(folder, address);
  for (const file of files) {
    const address = addressOf(file);
    const isStill = still.some((pattern) => matches(pattern, address));
    const rendered = fs.readFileSync(path.join(app, file), 'utf8');
    const own: Policy = (...names) => policy(address, ...names);
    try {
      const html = isStill
        ? stillPage(rendered, sheet, given, own)
        : withPolicy(paintedFirst(rendered, sheet, given, isAsleep(address)), own);
      for (const copy of copiesOf(folder, file)) fs.writeFileSync(copy, html);
      count[isStill ? 'still' : 'others']++;
      // A page that has no address of its own is not for a file server.
      if (isStill && !address.startsWith('/_')) write(path.join(place, address, 'index.html'), html);
    } catch (error) {
      throw unknown(`the page of ${address} ${(error as Error).message}`);
    }
  }
  for (const one of loaded) fs.cpSync(one, path.join(place, path.basename(one)), { recursive: true });
  compressAhead(place);
  fs.mkdirSync(path.join(place, '_next'));
  fs.symlinkSync('../../static', path.join(place, '_next/static'));
  return count;
}

/** Writes compressed variants beside the files of a folder that a server may send as they are. */
export function compressAhead(folder: string): void {
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const bytes = fs.readFileSync(path.join(folder, file));
    const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = zlib.constants;
    const br = zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } });
    fs.writeFileSync(path.join(folder, `${file}.br`), br);
    const zst = (zlib as Zstd).zstdCompressSync?.(bytes, { params: { [ZSTD_LEVEL]: 19 } });
    if (zst) fs.writeFileSync(path.join(folder, `${file}.zst`), zst);
  }
}

/** Node has it since 22.15, its types later. */
type Zstd = { zstdCompressSync?: (bytes: Buffer, options: { params: Record<number, number> }) => Buffer };
/** ZSTD_c_compressionLevel */
const ZSTD_LEVEL = 100;

const unknown = (what: string) =>
  new Error(
    `Next's build is laid out in a way that still-pages does not know: ${what}. STILL=off builds without.`,
  );

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

const matches = (pattern: string, address: string) =>
  pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

/** Beside the page itself, what `next start` may have kept of it. */
function copiesOf(folder: string, file: string): string[] {
  const kept = path.join(folder, 'server/route-cache/APP_PAGE');
  const caches = fs.existsSync(kept) ? fs.readdirSync(kept) : [];
  return [
    path.join(folder, 'server/app', file),
    ...caches.map((cache) => path.join(kept, cache, '$', file)).filter((copy) => fs.existsSync(copy)),
  ];
}

/** A stylesheet of the build, in which files are named by their whole address. */
function readSheet(folder: string, address: string): string {
  if (!address.startsWith('/_next/static/')) throw new Error(`has a stylesheet from elsewhere: ${address}`);
  const css = fs.readFileSync(path.join(folder, address.slice('/_next/'.length)), 'utf8');
  return css.replace(/url\((?!["']?(?:data:|#|\/))["']?([^)"']+)["']?\)/g, (_, file: string) => {
    return `url(${new URL(file, `http://site${address}`).pathname})`;
  });
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
