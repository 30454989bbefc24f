import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FOLDER, writeRecords, type Recorded, type Records } from '../../front/static/records';
import { ask, header, type Reply } from './ask';
import { builtAddresses, conditions } from '../../front/next-internals/built-addresses';
import { FOR_EVER } from '../../front/policy/headers.mjs';
import { routeHandlers } from '../../front/next-internals/route-handlers';
import { compress } from './compress';
import { inlineScripts } from './inline-scripts';
import { startPlainNext } from './plain-next';
import { inProject } from './project.mjs';
import { scriptsAfterPaint } from '../../front/next-internals/scripts-after-paint';
import { stillPage } from '../../front/next-internals/still-page';
import { isStill, STILL_PAGES } from '../../lib/kernel/pages';
import { routes, STILL_FILES } from '../../lib/kernel/routes';

/** These say something of one transfer, or of the version, which gets an ETag of our own. */
const LEFT_OUT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/** Beside the type, what Next answers with the script of every page. */
const OF_HASHED: Reply['headers'] = [
  ['Cache-Control', FOR_EVER],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Vary', 'Accept-Encoding'],
];

/** A browser that can prepares the page of a link that the pointer rests on: still pages whole, of the form its HTML. */
const SPECULATION = Buffer.from(
  JSON.stringify({
    prerender: [
      { where: { or: STILL_PAGES.map((path) => ({ href_matches: path })) }, eagerness: 'moderate' },
    ],
    prefetch: [{ where: { href_matches: routes.diagnostic }, eagerness: 'moderate' }],
  }),
);

const RULES = `${STILL_FILES}${hash(SPECULATION)}.json`;

/**
 * Asks plain Next for everything that the build has rendered, and keeps the answers, compressed ahead, for the front; of
 * pages the version that is painted first and scripted then, and of still pages the one without React.
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
    for (const address of builtAddresses(folder, inProject('public')))
      answers.push(...(await keep(place, address, await ask(next.port, address))));
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
 * A page as visitors get it, with the file that wakes it where there is one; anything else as it is. Next says that its pages
 * vary by what its router asks for, which the front lets nobody ask.
 */
async function keep(place: string, address: string, reply: Reply): Promise<Recorded[]> {
  if (!header(reply, 'content-type')?.startsWith('text/html')) return [await write(place, address, reply)];
  const rendered = reply.bytes.toString();
  const { html, waking } = isStill(address)
    ? stillPage(rendered, STILL_FILES)
    : { html: scriptsAfterPaint(rendered), waking: null };
  const headers: Reply['headers'] = [
    ...reply.headers.filter(([name]) => name.toLowerCase() !== 'vary'),
    ['Vary', 'Accept-Encoding'],
    ['Speculation-Rules', `"${RULES}"`],
  ];
  const page = await write(place, address, { ...reply, headers, bytes: Buffer.from(html) });
  const scripts = { scripts: inlineScripts(html), renderedScripts: inlineScripts(rendered) };
  if (waking === null) return [{ ...page, ...scripts }];
  return [
    { ...page, ...scripts },
    await write(
      place,
      waking.address,
      hashed('application/javascript; charset=UTF-8', Buffer.from(waking.script)),
    ),
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
  const kept = headers.filter(([name]) => !LEFT_OUT.includes(name.toLowerCase()));
  fs.writeFileSync(path.join(place, body), bytes);
  return {
    path: address,
    status,
    headers: kept,
    body,
    encodings: await compress(path.join(place, body), bytes, header(reply, 'content-type') ?? ''),
    scripts: [],
    renderedScripts: [],
  };
}

function hash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
