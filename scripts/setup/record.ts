import fs from 'node:fs';
import path from 'node:path';
import { FOLDER, writeRecords, type Recorded, type Records } from '../../front/static/records';
import { ask, header, type Reply } from './ask';
import { builtAddresses, conditions } from '../../front/next-internals/built-addresses';
import { FOR_EVER } from '../../front/policy/headers.mjs';
import { isForRouter } from '../../front/next-internals/router-headers';
import { routeHandlers } from '../../front/next-internals/route-handlers';
import { compress } from './compress';
import { hash } from './hash';
import { inlineScripts, inlineStyles } from './inline-code';
import { startPlainNext } from './plain-next';
import { inProject } from './project.mjs';
import { visitorsPage } from './visitors-page';
import { isPrepared, STILL_PAGES } from '../../lib/kernel/pages';
import { routes, STILL_FILES } from '../../lib/kernel/routes';

/** These say something of one transfer, or of the version, which gets an ETag of our own. */
const LEFT_OUT = /^(date|connection|keep-alive|transfer-encoding|content-length|etag)$/i;

/** Beside the type, what Next answers with the script of every page. */
const OF_HASHED: Reply['headers'] = [
  ['Cache-Control', FOR_EVER],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Vary', 'Accept-Encoding'],
];

/**
 * A browser that can prepares the page of a link that the pointer rests on: still pages whole, of the form
 * its HTML.
 */
const SPECULATION = Buffer.from(
  JSON.stringify({
    prerender: [
      { where: { or: STILL_PAGES.map((path) => ({ href_matches: path })) }, eagerness: 'moderate' },
    ],
    prefetch: [{ where: { href_matches: routes.diagnostic }, eagerness: 'moderate' }],
  }),
);

/**
 * Of a page that may be fetched ahead: a browser keeps it, in seconds, for the click that it was fetched for
 * (components/layout/link-watch.ts), and caches on the way for as long as Next says.
 */
export const cachedForClick = (caches: string) => `max-age=10, ${caches}`;

const RULES = `${STILL_FILES}${hash(SPECULATION)}.json`;

/**
 * Asks plain Next for everything that the build has rendered, and keeps the answers, compressed ahead, for
 * the front; of pages the version that is painted first and scripted then, and of still pages the one without
 * React.
 * @param folder the build folder, as it is named in the project
 * @returns how many answers there are
 */
export async function recordAnswers(folder: string): Promise<number> {
  const place = path.join(folder, FOLDER);
  fs.rmSync(place, { recursive: true, force: true });
  fs.mkdirSync(place);
  const answers: Recorded[] = [];
  const methods: Records['methods'] = {};
  const next = await startPlainNext(folder);
  try {
    const drawings = (await ask(next.port, routes.drawings)).bytes.toString();
    for (const address of builtAddresses(folder, inProject('public')))
      answers.push(...(await keep(folder, address, await ask(next.port, address), drawings)));
    const rules = hashed('application/speculationrules+json', SPECULATION);
    answers.push(await write(place, RULES, rules));
    for (const route of routeHandlers(folder).keys()) methods[route] = await methodsOf(next.port, route);
  } finally {
    await next.stop();
  }
  writeRecords(folder, { answers, conditions: conditions(folder), methods });
  return answers.length;
}

/** Next answers OPTIONS with what a handler exports. @throws Error when it does not */
async function methodsOf(port: number, route: string): Promise<string[]> {
  const reply = await ask(port, route.replaceAll(/\[\w+\]/g, 'x'), {}, 'OPTIONS');
  const allowed = header(reply, 'allow');
  if (!allowed) throw new Error(`Next does not say what may be done at ${route}: ${reply.status}`);
  return allowed.split(', ');
}

/**
 * A page as visitors get it, with the files that belong to it; anything else as it is. Next says that its
 * pages vary by what its router asks for, which the front lets nobody ask.
 */
async function keep(folder: string, address: string, reply: Reply, drawings: string): Promise<Recorded[]> {
  const place = path.join(folder, FOLDER);
  if (!header(reply, 'content-type')?.startsWith('text/html')) return [await write(place, address, reply)];
  const rendered = reply.bytes.toString();
  const { html, files } = await visitorsPage(folder, address, rendered, drawings);
  const headers: Reply['headers'] = [
    ...reply.headers
      .filter(([name]) => name.toLowerCase() !== 'vary')
      .map(([name, value]): [string, string] =>
        name === 'Cache-Control' && isPrepared(address) ? [name, cachedForClick(value)] : [name, value],
      ),
    ['Vary', 'Accept-Encoding'],
    ['Speculation-Rules', `"${RULES}"`],
  ];
  const page = await write(place, address, { ...reply, headers, bytes: Buffer.from(html) });
  const others = files.map(({ path, type, text }) => write(place, path, hashed(type, Buffer.from(text))));
  return [
    {
      ...page,
      scripts: inlineScripts(html),
      styles: inlineStyles(html),
      renderedScripts: inlineScripts(rendered),
    },
    ...(await Promise.all(others)),
  ];
}

const hashed = (type: string, bytes: Buffer): Reply => ({
  status: 200,
  headers: [['Content-Type', type], ...OF_HASHED],
  bytes,
});

async function write(place: string, address: string, reply: Reply): Promise<Recorded> {
  const { status, headers, bytes } = reply;
  const body = hash(bytes);
  const kept = headers.filter(([name]) => !LEFT_OUT.test(name) && !isForRouter(name));
  fs.writeFileSync(path.join(place, body), bytes);
  return {
    path: address,
    status,
    headers: kept,
    body,
    encodings: await compress(path.join(place, body), bytes, header(reply, 'content-type') ?? ''),
    scripts: [],
    styles: [],
    renderedScripts: [],
  };
}
